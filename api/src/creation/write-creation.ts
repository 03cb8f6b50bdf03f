import { type CreationOutcome, isPartlyOurs, type PartProgress } from '@shingle/shared/creation/progress.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import { lookSignature } from '@shingle/shared/generation/look-signature.ts'
import { createGate } from '@shingle/shared/generation/writing/gate.ts'
import { type Chosen, withChoices } from '@shingle/shared/generation/writing/grammar.ts'
import { type WrittenPart, withPart } from '@shingle/shared/generation/writing/written-parts.ts'
import type { OwnWordsReason } from '@shingle/shared/language-model/own-words-reason.ts'
import { modelAway, modelTooSlow } from '@shingle/shared/language-model/problems.ts'
import { ownWordsReasonOf } from '@shingle/shared/language-model/reason-of-trouble.ts'
import { type Problem, type Result, refuse } from '@shingle/shared/problem/problem.ts'
import { creationFailed } from '@shingle/shared/website/problems.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { announceCreation } from '@shingle/storage/bus/creation-changed.ts'
import type { LanguageModel } from '@shingle/storage/providers/language-model/language-model.ts'
import type { CreationRow, Creations } from '@shingle/storage/rows/creations.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Prompts } from '../prompt/prompts.ts'
import type { Drafts } from '../website/drafts.ts'
import { askModel, type ModelWork } from './ask-model.ts'
import type { KeepWritten } from './keep-written.ts'

/** What writing a website stands on. */
export interface WritingPorts {
  readonly bus: Bus
  readonly creations: Creations
  readonly users: Pick<Users, 'find'>
  readonly drafts: Pick<Drafts, 'looksNear'>
  readonly prompts: Prompts
  readonly languageModel: LanguageModel | undefined
  readonly keepWritten: KeepWritten
  /** What is known of a creation before it is written: that it is made, or that its owner has no room for it. */
  readonly foresee: (row: Pick<CreationRow, '_id' | 'userId'>) => Promise<Result<string> | undefined>
}

/** How many attempts ask the model, and how many there are: then its maker is told. */
const attempts = { withModel: 2, most: 8 } as const

/** The page as it is being written, told to whoever looks on after each change, one after the other. */
const createSheet = (row: CreationRow, { creations, bus }: WritingPorts) => {
  let { content } = row
  let parts: readonly PartProgress[] = row.parts
  let telling: Promise<boolean> = Promise.resolve(true)
  const gate = createGate(row.content, row.brief)
  /** Answers whether it still is this attempt that goes on. */
  const tell = (more: Partial<Pick<CreationRow, 'stage' | 'outcome' | 'why'>> = {}) => {
    const progress = { content, parts: [...parts], ...more }
    telling = telling.then(async () => {
      const isHeld = await creations.note(row, progress)
      if (isHeld) await announceCreation(bus, row._id)
      return isHeld
    })
    return telling
  }
  // What cannot be told is thrown to whoever tells next and waits for it.
  const tellSoon = () => void tell().catch(() => undefined)
  const mark = (name: string, change: Partial<PartProgress>) => {
    parts = parts.map((part) => (part.name === name ? { ...part, ...change } : part))
  }
  return {
    tell,
    content: () => content,
    isToWrite: ({ name }: WrittenPart) =>
      parts.some((part) => part.name === name && part.state !== 'written'),
    onWriting: ({ name }: WrittenPart, done: number) => {
      mark(name, { state: 'writing', done })
      tellSoon()
    },
    onWritten: (part: WrittenPart, written: unknown) => {
      const changed = withPart(content, part, { written, gate })
      const isFit = changed !== undefined && validateContent(changed).ok
      if (isFit) content = changed
      mark(part.name, isFit ? { state: 'written', done: part.entries ?? 0 } : { state: 'ours' })
      tellSoon()
    },
    /** Why there are words of our own, where there are; nothing came, or what came may not stand. */
    why: (trouble: Problem | undefined): { why?: OwnWordsReason } =>
      isPartlyOurs({ parts }) ? { why: ownWordsReasonOf(trouble) } : {},
    /** Whatever is not written by now is our own. */
    endWords: () => {
      parts = parts.map((part) => (part.state === 'written' ? part : { ...part, state: 'ours' }))
    },
    dress: (other: DraftContent) => {
      content = other
    },
  }
}

type Sheet = ReturnType<typeof createSheet>

const dressed = async (
  { drafts }: WritingPorts,
  { content, row }: { content: DraftContent; row: CreationRow },
  chosen: Chosen,
) => {
  const other = withChoices(content, row.brief, chosen)
  const taken = await drafts.looksNear(other)
  // Two neighbours of a trade never wear the same.
  return validateContent(other).ok && !taken.includes(lookSignature(other)) ? other : content
}

const write = async (
  ports: WritingPorts,
  row: CreationRow,
  { sheet, signal }: { sheet: Sheet; signal: AbortSignal },
) => {
  const { languageModel, prompts } = ports
  const mayAsk = languageModel !== undefined && row.attempts <= attempts.withModel
  const asked = { ...sheet, userId: row.userId, brief: row.brief, content: row.content, signal }
  const unasked = languageModel === undefined ? modelAway : modelTooSlow
  const begun = mayAsk ? await askModel({ languageModel, prompts }, asked) : refuse(unasked)
  const work: ModelWork | undefined = begun.ok ? begun.value : undefined
  try {
    const trouble = begun.ok ? await begun.value.words : begun.problem
    sheet.endWords()
    await sheet.tell({ stage: 'Organizing layouts', ...sheet.why(trouble) })
    const chosen = await work?.look
    if (chosen !== undefined) sheet.dress(await dressed(ports, { content: sheet.content(), row }, chosen))
  } finally {
    await work?.end()
  }
}

const failedWith = ({ code, status, text }: Problem): CreationOutcome => ({
  is: 'failed',
  code,
  status,
  text,
})

const outcomeOf = (kept: Result<string>): CreationOutcome =>
  kept.ok ? { is: 'made' } : failedWith(kept.problem)

/** Writes a website that was begun, and keeps its first draft: with the model as far as that is in time and fit. */
export const writeCreation = async (
  ports: WritingPorts,
  draftId: string,
  signal: AbortSignal,
): Promise<void> => {
  const row = await ports.creations.begin(draftId)
  const owner = row && (await ports.users.find(row.userId))
  if (row === undefined || owner === undefined) return
  const sheet = createSheet(row, ports)
  if (row.attempts > attempts.most) {
    await sheet.tell({ outcome: failedWith(creationFailed) })
    return
  }
  // Whoever has no room for it by now has nothing written for them: neither words of the model nor a draft.
  const known = await ports.foresee(row)
  if (known !== undefined) return void (await sheet.tell({ outcome: outcomeOf(known) }))
  // What an attempt has finished, those after it keep as it is: all of them write the same.
  if (row.stage !== 'Finishing touches') await write(ports, row, { sheet, signal })
  if (signal.aborted || !(await sheet.tell({ stage: 'Finishing touches' }))) return
  const kept = await ports.keepWritten(sheet.content(), { row, owner })
  if (kept !== undefined) await sheet.tell({ outcome: outcomeOf(kept) })
}
