import { createHash } from 'node:crypto'
import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { Caller } from '../session/caller.ts'
import type { Versions } from '../version/versions.ts'
import type { Drafts } from './drafts.ts'

/** Whose creation it is, by which key of theirs: the same key again is the same website. */
export interface StartedBy {
  readonly owner: Pick<Caller, 'id'>
  readonly key: string
}

const creationIdLength = 24

/** The id of the creation that a key of an account stands for: nobody can name another's. */
export const creationIdFor = ({ owner, key }: StartedBy): string =>
  createHash('sha256').update(`creation ${owner.id} ${key}`).digest('hex').slice(0, creationIdLength)

/**
 * The website that came of a creation, where one did: for whoever may open it still, and there is none for anybody else,
 * also whoever made it and handed it over since.
 */
export const findMade = async (
  drafts: Pick<Drafts, 'findFor' | 'ofCreation'>,
  { owner, creation }: { readonly owner: Pick<Caller, 'id'>; readonly creation: string },
): Promise<Result<string> | undefined> => {
  const made = await drafts.ofCreation(creation)
  if (made === undefined) return undefined
  return (await drafts.findFor(made, owner)) === undefined ? refuse(noWebsiteAtLink) : succeed(made)
}

/** Where a draft is filled, and whose it will be. */
export interface FirstDraft {
  readonly id: string
  readonly owner: Pick<Caller, 'id' | 'name' | 'email'>
}

/** Writes the content of a new draft, and the version that it can go back to. Again, with the same content, it changes nothing. */
export const fillFirstDraft = async (
  { log, versions }: { readonly log: DraftLog; readonly versions: Versions },
  content: DraftContent,
  { id, owner }: FirstDraft,
): Promise<void> => {
  await log.create(id, { id: owner.id, name: nameOf(owner) }, seedDraft(content))
  await versions.saveFirst({ draftId: id, name: 'First draft', authorId: owner.id, seq: 1, content })
}
