import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import * as z from 'zod/mini'
import { readKept } from '../server/kept-answer.ts'
import { rememberedAccount } from '../server/session/remembered-account.ts'
import { draftAnswersSchema } from './answers.ts'
import { answersStore, forgetAnswers, keptPrefix } from './answers-store.ts'
import { keptDays } from './kept-days.ts'

const dayMs = 24 * 60 * 60 * 1000

const { createAbout, createFonts, createColors, createSections } = appPaths

const pathSchema = z.catch(z.enum([createAbout, createFonts, createColors, createSections]), createAbout)

const keptSchema = z.object({
  /** Whose they are: an account's, or of whoever is at this device. */
  ownerId: z.nullable(z.string()),
  /** The question at which their maker left. */
  path: pathSchema,
  answers: z.extend(draftAnswersSchema, { keptAt: z.number() }),
})

/** Answers that this device was asked to keep, also after their tab is closed. */
export type KeptAnswers = z.infer<typeof keptSchema>

const keyOf = ({ answers }: KeptAnswers): string => keptPrefix + answers.keptAt

const write = (kept: KeptAnswers): void => localStorage.setItem(keyOf(kept), JSON.stringify(kept))

/** What this device keeps of answers, of an account's owner or of nobody in particular, the newest first. */
export const keptFor = (userId: string | null): readonly KeptAnswers[] => {
  const found: KeptAnswers[] = []
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith(keptPrefix))) {
    const kept = readKept(key, keptSchema)
    if (kept === null || kept.answers.keptAt < Date.now() - keptDays * dayMs) localStorage.removeItem(key)
    else if (kept.ownerId === null || kept.ownerId === userId) found.push(kept)
  }
  return found.sort((one, other) => other.answers.keptAt - one.answers.keptAt)
}

/** What this device keeps of answers for whoever is here now. */
export const keptForNow = (): readonly KeptAnswers[] => keptFor(rememberedAccount()?.id ?? null)

/** Has this device keep the answers of this tab, which forgets them; false where there is no room for them. */
export const keepAnswers = (pathname: string): boolean => {
  const answers = { ...answersStore.getState().answers, keptAt: Date.now() }
  const path = z.parse(pathSchema, pathname)
  try {
    write({ ownerId: rememberedAccount()?.id ?? null, path, answers })
  } catch {
    // Full, or closed to us: whoever asked is told.
    return false
  }
  forgetAnswers()
  return true
}

/** Forgets answers that this device was asked to keep. */
export const forgetKept = (every: readonly KeptAnswers[]): void => {
  for (const kept of every) localStorage.removeItem(keyOf(kept))
}

/** Keeps what this device has of answers for whoever leaves it and nobody else, or forgets it. */
export const settleKept = (userId: string, { isToStay }: { isToStay: boolean }): void => {
  const every = keptFor(userId)
  if (isToStay) for (const kept of every) giveTo(userId, kept)
  else forgetKept(every)
}

const giveTo = (userId: string, kept: KeptAnswers): void => {
  try {
    write({ ...kept, ownerId: userId })
  } catch {
    // Full, or closed to us: they stay as they are, and nothing else waits for that.
  }
}
