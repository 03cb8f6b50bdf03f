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

/** How many websites one account may edit, of which, and the place that each has among them. */
interface Counted {
  readonly maximum: number
  readonly field: 'slot' | 'acceptedSlot'
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
    { maximum, field, ownersOf }: Counted,
  ): Promise<readonly (number | undefined)[]> => {
    const places = await invites.placesOf(userId)
    const owners = await ownersOf(places.map(({ websiteId }) => websiteId))
    const ofOthers = new Set(owners.filter((row) => row.userId !== userId).map(({ _id }) => _id))
    // Whoever became the owner needs the editor's place no more, nor does a website that is not counted.
    for (const { _id, websiteId, [field]: slot } of places)
      if (!ofOthers.has(websiteId) && slot !== undefined) await invites.leavePlace(_id, field)
    return places
      .filter(({ websiteId }) => ofOthers.has(websiteId))
      .map(({ [field]: slot }) => (slot !== undefined && slot < maximum ? slot : undefined))
  }
  // Nobody can leave a website that lies in its owner's trash: until it is restored, others may be edited instead.
  const standing: Counted = { maximum: inviteLimits.shared, field: 'slot', ownersOf: drafts.ownersOf }
  const all: Counted = {
    ...{ maximum: inviteLimits.accepted, field: 'acceptedSlot' },
    ownersOf: drafts.everyOwnerOf,
  }
  const claim = (userId: string, counted: Counted, take: (slot: number) => Promise<unknown>) =>
    claimSlot({ ...counted, taken: () => taken(userId, counted), take })

  return {
    /** Accepts an invite for the account of its address. */
    accept: async (inviteId: string, editor: NewEditor): Promise<Acceptance> => {
      let [isAccepted, isShared] = [false, false]
      const since = openSince(clock())
      const isAmongAll = await claim(editor.userId, all, async (acceptedSlot) => {
        isShared = await claim(editor.userId, standing, async (slot) => {
          isAccepted = await invites.accept(inviteId, { ...editor, since, slot, acceptedSlot })
        })
      })
      if (!isAmongAll) return 'accepted-full'
      if (!isShared) return 'shared-full'
      return isAccepted ? 'accepted' : 'gone'
    },

    /** Makes an owner an editor as well, for when somebody else owns the website; false where there is no room. */
    keepAsEditor: async (websiteId: string, owner: NewEditor): Promise<boolean> => {
      if (await invites.acceptedFor(websiteId, owner.userId)) return true
      return claim(owner.userId, all, (acceptedSlot) => invites.admit(websiteId, { ...owner, acceptedSlot }))
    },
  }
}

/** The places, as `createEditorPlaces` opens them. */
export type EditorPlaces = ReturnType<typeof createEditorPlaces>
