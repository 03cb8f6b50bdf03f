import { draftIdPattern } from '@shingle/shared/draft/draft-id.ts'
import { inviteNoLongerValid } from '@shingle/shared/invite/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { Role } from '@shingle/shared/website/roles.ts'
import type { CreationRow, Creations } from '@shingle/storage/rows/creations.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { InviteRow } from '@shingle/storage/rows/invite-row.ts'
import type { WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type { Caller } from '../session/caller.ts'
import type { Drafts } from '../website/drafts.ts'

/** What calls are about: the thing itself, and what a caller can be to it. */
export interface Resources {
  readonly account: { readonly thing: Caller; readonly relation: 'self' }
  readonly website: { readonly thing: DraftRow; readonly relation: Role }
  /** A website in the trash, of which nobody but its owner knows. */
  readonly trashed: { readonly thing: DraftRow; readonly relation: 'Owner' }
  /** A website that is being written, of which nobody but its maker knows. */
  readonly creation: { readonly thing: CreationRow; readonly relation: 'Maker' }
  /** An invite to a website, with the website; `Self` to whoever has accepted it, or is asked by it. */
  readonly invite: {
    readonly thing: { readonly invite: InviteRow; readonly draft: DraftRow }
    readonly relation: Role | 'Self'
  }
}

/** Every kind of thing that a rule can name. */
export type ResourceName = keyof Resources

/** Finds what a call is about; the problem for whoever is nothing to it is that of a thing that does not exist. */
type Find<R extends ResourceName> = (call: {
  readonly caller: Caller
  readonly params: Readonly<Record<string, string>>
}) => Promise<Result<Resources[R]>>

/** How each kind of thing is found from a call's path and caller. */
export type ResourceFinders = { readonly [R in ResourceName]: Find<R> }

/**
 * The finders over the stores of one deployment. They run before the call is counted, so none reads more than a few
 * small rows: what is dear to load is loaded by the handler.
 */
export const createResourceFinders = (services: {
  readonly drafts: Drafts
  readonly invites: Pick<WebsiteInvites, 'find'>
  readonly creations: Pick<Creations, 'find'>
}): ResourceFinders => {
  const { drafts, invites, creations } = services

  const website: Find<'website'> = async ({ caller, params: { id = '' } }) => {
    const found = await drafts.findFor(id, caller)
    return found === undefined
      ? refuse(noWebsiteAtLink)
      : succeed({ thing: found.draft, relation: found.role })
  }

  return {
    account: async ({ caller }) => succeed({ thing: caller, relation: 'self' }),
    website,
    trashed: async ({ caller, params: { id = '' } }) => {
      const found = draftIdPattern.test(id) ? await drafts.findTrashed(id) : undefined
      return found?.userId === caller.id
        ? succeed({ thing: found, relation: 'Owner' })
        : refuse(noWebsiteAtLink)
    },
    creation: async ({ caller, params: { id = '' } }) => {
      const found = await creations.find(id)
      return found?.userId === caller.id
        ? succeed({ thing: found, relation: 'Maker' })
        : refuse(noWebsiteAtLink)
    },
    invite: async ({ caller, params: { inviteId = '' } }) => {
      const found = await invites.find(inviteId)
      if (found !== undefined && !found.accepted && found.invitedUserEmail === caller.email) {
        const draft = await drafts.find(found.websiteId)
        if (draft !== undefined) return succeed({ thing: { invite: found, draft }, relation: 'Self' })
      }
      const around = found && (await drafts.findFor(found.websiteId, caller))
      // That of the owner is none: they own the website.
      const isOwners = found?.accepted && found.invitedUserId === around?.draft.userId
      if (found === undefined || around === undefined || isOwners) return refuse(inviteNoLongerValid)
      const isSelf = found.accepted && found.invitedUserId === caller.id
      const relation = isSelf ? 'Self' : around.role
      return succeed({ thing: { invite: found, draft: around.draft }, relation })
    },
  }
}
