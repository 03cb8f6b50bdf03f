import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import {
  deleteForGoodEndpoint,
  listTrashEndpoint,
  restoreTrashedEndpoint,
  type TrashedEntry,
  weighTrashedEndpoint,
} from '@shingle/shared/trash/endpoints.ts'
import { goneAt, trashMaximum } from '@shingle/shared/trash/limits.ts'
import { trashFull } from '@shingle/shared/trash/problems.ts'
import { listedName } from '@shingle/shared/website/copy-name.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { ownedLimit } from '@shingle/shared/website/limits.ts'
import { notAllowed, noWebsiteAtLink, websiteLimitReached } from '@shingle/shared/website/problems.ts'
import type { DeleteForGood } from '@shingle/storage/deletion/delete-for-good.ts'
import type { TrashWebsite } from '@shingle/storage/deletion/trash-website.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import type { Drafts } from '../website/drafts.ts'
import type { WeighWebsite } from './weigh-website.ts'

interface Services {
  readonly drafts: Drafts
  readonly addresses: SiteAddresses
  readonly origins: Origins
  readonly clock: () => Date
  readonly trashWebsite: TrashWebsite
  readonly deleteForGood: DeleteForGood
  readonly weighWebsite: WeighWebsite
}

const trash = ({ drafts, trashWebsite }: Services): Route =>
  route(deleteWebsiteEndpoint, {
    summary: 'Put a website into the trash, off the web at once',
    problems: [trashFull, notAllowed],
    handle: async ({ thing: draft }) => {
      const place = { ofId: draft.userId, maximum: trashMaximum }
      const reserved = await drafts.reserveTrash(draft._id, place)
      if (reserved === 'full') throw new Refusal(trashFull)
      const isTrashed = reserved === 'done' && (await trashWebsite(draft))
      // It was handed over in this moment; thrown away twice in one, it is in the trash.
      if (!isTrashed && (await drafts.ownerOf(draft._id)) !== draft.userId) throw new Refusal(notAllowed)
      return { status: 204, body: undefined }
    },
  })

/** A website in the trash as its owner's list shows it: the allow-list of what leaves the server. */
const entryOf = (draft: DraftRow, handle: string | undefined, origins: Origins): TrashedEntry => {
  const trashedAt = draft.trashedAt ?? draft.modifiedAt
  return {
    draftId: draft._id,
    businessName: listedName(draft.websiteSettings),
    trashedAt: trashedAt.toISOString(),
    goneAt: goneAt(trashedAt).toISOString(),
    wasPublished: draft.lastPublishedAt !== null,
    address: handle === undefined ? null : siteUrl(origins, handle),
    appearance: draft.websiteSettings.appearance,
  }
}

const list = ({ drafts, addresses, origins }: Services): Route =>
  route(listTrashEndpoint, {
    summary: 'The websites in the trash',
    handle: async ({ caller }) => {
      const [rows, handles] = await Promise.all([drafts.trashedBy(caller.id), addresses.keptFor(caller.id)])
      const trashed = rows.map((draft) => entryOf(draft, handles.get(draft._id), origins))
      return { status: 200, body: { trashed } }
    },
  })

const weigh = ({ weighWebsite }: Services): Route =>
  route(weighTrashedEndpoint, {
    summary: 'What would go for good with a website',
    handle: async ({ thing: draft }) => ({ status: 200, body: await weighWebsite(draft._id) }),
  })

const restore = ({ drafts, addresses, origins }: Services): Route =>
  route(restoreTrashedEndpoint, {
    summary: 'Take a website out of the trash, as a draft',
    problems: [websiteLimitReached, noWebsiteAtLink],
    handle: async ({ thing: draft }) => {
      const version = await addresses.nextVersion()
      const to = { toId: draft.userId, maximum: ownedLimit(origins.app), version }
      const outcome = await drafts.restore(draft._id, to)
      if (outcome === 'full') throw new Refusal(websiteLimitReached)
      if (outcome === 'lost') throw new Refusal(noWebsiteAtLink)
      return { status: 204, body: undefined }
    },
  })

const deleteNow = ({ deleteForGood, clock }: Services): Route =>
  route(deleteForGoodEndpoint, {
    summary: 'Delete a website in the trash for good',
    handle: async ({ thing: draft }) => {
      await deleteForGood(draft._id, clock())
      return { status: 204, body: undefined }
    },
  })

/** Deleting websites, and the trash in which they wait to be restored. */
export const trashRoutes = (services: Services): readonly Route[] => [
  trash(services),
  list(services),
  weigh(services),
  restore(services),
  deleteNow(services),
]
