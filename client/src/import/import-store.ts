import {
  forgetImportEndpoint,
  readImportEndpoint,
  startImportEndpoint,
} from '@shingle/shared/import/endpoints.ts'
import type { FoundItem } from '@shingle/shared/import/found.ts'
import type { ImportState } from '@shingle/shared/import/import-state.ts'
import { importGone } from '@shingle/shared/import/problems.ts'
import { type Choosing, choiceKey, nothingChosen } from '@shingle/shared/import/take-ticked.ts'
import { type Summary, summaryId } from '@shingle/shared/import/with-summary.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { request } from '../server/request.ts'

/** The key in session storage: what is being read survives a reload. */
const importKey = 'linkImport'

const keptSchema = z.object({
  link: z.string(),
  importId: z.string(),
  choosing: z.object({
    ticks: z.record(z.string(), z.boolean()),
    picks: z.record(z.string(), z.string()),
  }),
  summary: z._default(z.nullable(z.object({ text: z.string(), of: z.array(z.string()) })), null),
})

interface Import {
  readonly link: string
  /** Null while nothing has been read. */
  readonly importId: string | null
  /** Null until the server has told. */
  readonly state: ImportState | null
  readonly choosing: Choosing
  /** Texts that were put into one; null while none are. */
  readonly summary: Summary | null
  readonly problem: Problem | null
}

const nothingRead: Import = {
  ...{ link: '', importId: null, state: null },
  ...{ choosing: nothingChosen, summary: null, problem: null },
}

const kept = (): Import => {
  try {
    const found = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(importKey) ?? ''))
    return found.success ? { ...nothingRead, ...found.data } : nothingRead
  } catch {
    // Nothing, or somebody else's text: begin anew.
    return nothingRead
  }
}

export const importStore = createStore<Import>(kept)

const change = (next: Partial<Import>): void => {
  importStore.setState(next)
  const { link, importId, choosing, summary } = importStore.getState()
  if (importId === null) sessionStorage.removeItem(importKey)
  else sessionStorage.setItem(importKey, JSON.stringify({ link, importId, choosing, summary }))
}

/** Has a link read; what was found at the one before is forgotten. */
export const startImport = async (link: string): Promise<void> => {
  await forgetImport()
  change({ link, state: { state: 'reading', step: 'Checking link', note: '' } })
  const started = await request(startImportEndpoint, { body: { link } })
  if (started.ok) change({ importId: started.value.importId })
  else change({ problem: started.problem, state: null })
}

/** Asks how reading stands. What the server has forgotten meanwhile is read once more. */
export const askImport = async (importId: string, signal: AbortSignal): Promise<void> => {
  const asked = await request(readImportEndpoint, { params: { importId } }, { signal })
  if (importStore.getState().importId !== importId) return
  if (asked.ok) change({ state: asked.value })
  else if (asked.problem.code === importGone.code) await startImport(importStore.getState().link)
}

/** Forgets what was found, here and on the server. */
export const forgetImport = async (): Promise<void> => {
  const { importId } = importStore.getState()
  change(nothingRead)
  if (importId !== null) await request(forgetImportEndpoint, { params: { importId } })
}

/**
 * Shows texts as the one that they were put into; null shows them as they were found. Does nothing once another link is
 * read than the one that they were found at.
 */
export const showSummary = (of: string, summary: Summary | null): void => {
  const { importId, choosing } = importStore.getState()
  if (importId !== of) return
  // One that is put together anew is ticked again.
  const { [summaryId]: _, ...ticks } = choosing.ticks
  change({ summary, choosing: { ...choosing, ticks } })
}

export const tick = (id: string, isTicked: boolean): void => {
  const { choosing } = importStore.getState()
  change({ choosing: { ...choosing, ticks: { ...choosing.ticks, [id]: isTicked } } })
}

export const pick = ({ id, choices }: Pick<FoundItem, 'id' | 'choices'>, at: number): void => {
  const { choosing } = importStore.getState()
  const choice = choices[at]
  if (choice !== undefined)
    change({ choosing: { ...choosing, picks: { ...choosing.picks, [id]: choiceKey(choice) } } })
}
