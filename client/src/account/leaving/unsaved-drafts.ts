import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import type { DraftAnswers } from '../../create/answers.ts'
import type { UnsavedCopy } from '../../replica/device-drafts.ts'

/** Work that exists on this device alone. */
export interface UnsavedWork {
  readonly key: string
  readonly name: string
  readonly what: string
  /** Its draft; null where there is none yet. */
  readonly draftId: string | null
  /** What this device calls the copies that hold it. */
  readonly copies: readonly string[]
  /** What a download of it holds: the words of each copy, or the answers for a website that does not exist yet. */
  readonly content: readonly DraftContent[] | DraftAnswers
  /** Its website is not among those that this person can open any more. */
  readonly isGone?: true
}

/** The websites that copies hold work on. */
export const unsavedDrafts = (copies: readonly UnsavedCopy[]): readonly UnsavedWork[] =>
  [...Map.groupBy(copies, ({ draftId }) => draftId)].flatMap(([draftId, ofDraft]) => {
    const [newest] = ofDraft.slice(-1)
    if (newest === undefined) return []
    const contents = ofDraft.map(({ content }) => content)
    const isOne = contents.length === 1
    return {
      ...{ key: draftId, draftId, name: nameOf(newest.content) },
      what: isOne
        ? 'Changes that are not in your account yet'
        : `Changes that are not in your account yet, in ${contents.length} copies`,
      copies: ofDraft.map(({ name }) => name),
      content: contents,
    }
  })

/** The same where its website is gone for this person, so that it never gets into the account. */
export const beyondReach = (work: UnsavedWork): UnsavedWork => ({
  ...work,
  isGone: true,
  what: 'Changes that did not reach your account',
})

const nameOf = ({ business }: DraftContent): string => websiteName(business.name)
