import { openSince } from '@shingle/shared/invite/invite-state.ts'
import { inviteLimits } from '@shingle/shared/invite/limits.ts'
import type { Db } from 'mongodb'
import { claimSlot } from '../rows/claim-slot.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { openWebsiteInvites } from '../rows/website-invites.ts'

/** An account that is to edit a website. */
export interface NewEditor {
  readonly userId: string
  readonly email: string
}

/** How many websites one account may edit, of which. */
interface Counted {
  readonly maximum: number
  readonly ownersOf: ReturnType<typeof openDraftWebsites>['ownersOf']
}

/** What accepting an invite did; `gone`: it is not open any more. */
export type Acceptance = 'accepted' | 'shared-full' | 'accepted-full' | 'gone'

/**
 * The places that an account has for websites of others. However many invites it accepts at once, it gets exactly as many
 * as it may.
 */
export const createEditorPlaces = (db: Db, clock: () => Date) => {
  const drafts = openDraftWebsites(db, clock)
  const invites = openWebsiteInvites(db, clock)

  /** The places below `maximum` that are taken; those beyond count, but stand in nobody's way. */
  const taken = async (
    userId: string,
    { maximum, ownersOf }: Counted,
  ): Promise<readonly (number | undefined)[]> => {
    const places = await invites.placesOf(userId)
    const owners = await ownersOf(places.map(({ websiteId }) => websiteId))
    const ofOthers = new Set(owners.filter((row) => row.userId !== userId).map(({ _id }) => _id))
    // Whoever became the owner needs the editor's place no more, nor does a website that is not counted.
    for (const { _id, websiteId, slot } of places)
      if (!ofOthers.has(websiteId) && slot !== undefined) await invites.leavePlace(_id)
    return places
      .filter(({ websiteId }) => ofOthers.has(websiteId))
      .map(({ slot }) => (slot !== undefined && slot < maximum ? slot : undefined))
  }
  // Nobody can leave a website that lies in its owner's trash: until it is restored, others may be edited instead.
  const standing: Counted = { maximum: inviteLimits.shared, ownersOf: drafts.ownersOf }
  const all: Counted = { maximum: inviteLimits.accepted, ownersOf: drafts.everyOwnerOf }

  return {
    /** Accepts an invite for the account of its address. */
    accept: async (inviteId: string, editor: NewEditor): Promise<Acceptance> => {
      if ((await taken(editor.userId, all)).length >= all.maximum) return 'accepted-full'
      let isAccepted = false
      const since = openSince(clock())
      const hasPlace = await claimSlot({
        maximum: standing.maximum,
        taken: () => taken(editor.userId, standing),
        take: async (slot) => {
          isAccepted = await invites.accept(inviteId, { ...editor, since, slot })
        },
      })
      if (!hasPlace) return 'shared-full'
      return isAccepted ? 'accepted' : 'gone'
    },

    /** Makes an owner an editor as well, for when somebody else owns the website; false where there is no room. */
    keepAsEditor: async (websiteId: string, owner: NewEditor): Promise<boolean> => {
      if (await invites.acceptedFor(websiteId, owner.userId)) return true
      return claimSlot({
        maximum: all.maximum,
        taken: () => taken(owner.userId, all),
        take: (slot) => invites.admit(websiteId, { ...owner, slot }),
      })
    },
  }
}

/** The places, as `createEditorPlaces` opens them. */
export type EditorPlaces = ReturnType<typeof createEditorPlaces>
