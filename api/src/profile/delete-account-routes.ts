import { notSignedIn } from '@shingle/shared/account/problems.ts'
import { deleteAccountEndpoint, weighAccountEndpoint } from '@shingle/shared/profile/endpoints.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createEndAccount, createOrderAccountDeletion } from '@shingle/storage/deletion/delete-account.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import type { WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type { Db } from 'mongodb'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { AppCookies } from '../session/cookies.ts'
import type { Drafts } from '../website/drafts.ts'

interface Services {
  readonly db: Db
  readonly bus: Bus
  readonly clock: () => Date
  readonly siteUrls: SiteUrls
  readonly drafts: Drafts
  readonly invites: WebsiteInvites
  readonly cookies: AppCookies
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const weigh = ({ db, drafts, invites, siteUrls }: Services): Route => {
  const messages = openCustomerContactForms(db)
  return route(weighAccountEndpoint, {
    summary: 'Tell what would go with one’s own account',
    handle: async ({ caller }) => {
      const [owned, trashed] = await Promise.all([drafts.owned(caller.id), drafts.trashedBy(caller.id)])
      const counts = (of: (id: string) => Promise<number>) =>
        Promise.all([...owned, ...trashed].map(({ _id }) => of(_id)))
      const urlOf = await siteUrls.among(owned.map(({ _id }) => _id))
      const body = {
        websites: owned.length,
        trashed: trashed.length,
        addresses: owned.flatMap(({ _id: websiteId, published, handle }) =>
          published && handle !== null ? [urlOf({ websiteId, handle })] : [],
        ),
        editors: sum(await counts(invites.countEditors)),
        messages: sum(await counts(messages.count)),
      }
      return { status: 200, body }
    },
  })
}

const remove = ({ db, bus, clock, cookies }: Services): Route => {
  const orderDeletion = createOrderAccountDeletion(createJobQueue(db, { bus, clock }), clock)
  const endAccount = createEndAccount({ db, bus, clock })
  return route(deleteAccountEndpoint, {
    summary: 'Delete one’s own account with every website of it',
    handle: async ({ ctx, caller }) => {
      // Ordered first: whatever interrupts this, the account goes.
      await orderDeletion(caller.id, caller.authenticatedAt)
      const ended = await endAccount(caller.id, caller.authenticatedAt)
      if (ended === 'taken-back') throw new Refusal(notSignedIn)
      cookies.clear(ctx, 'refresh')
      return { status: 204, body: undefined }
    },
  })
}

/** The end of an account. */
export const deleteAccountRoutes = (services: Services): readonly Route[] => [
  weigh(services),
  remove(services),
]
