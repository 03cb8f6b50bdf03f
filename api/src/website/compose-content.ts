import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import { creationFailed } from '@shingle/shared/website/problems.ts'
import { Refusal } from '../http/refusal.ts'
import { reader } from '../reader/reader.ts'
import type { Drafts } from './drafts.ts'

/** What was made, once it is known to be a draft that can be saved and published: nothing else is ever stored. */
export const proved = (made: DraftContent): DraftContent => {
  const content = validateContent(made)
  if (content.ok) return content.value
  const { text, field } = content.problem
  throw new Refusal(creationFailed, { cause: new Error(`an invalid draft was made: ${field}: ${text}`) })
}

/** The content of a website from its answers, clear of the looks of its neighbours. */
export type ComposeContent = (answers: Answers, ownerId: string) => Promise<Result<DraftContent>>

export const createComposeContent =
  ({ looksNear }: Pick<Drafts, 'looksNear'>): ComposeContent =>
  async (answers, ownerId) => {
    const alone = await reader.make(ownerId, { answers })
    if (!alone.ok) return alone
    const taken = await looksNear(alone.value)
    const made = taken.length === 0 ? alone : await reader.make(ownerId, { answers, taken })
    return made.ok ? succeed(proved(made.value)) : made
  }
