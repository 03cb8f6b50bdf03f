import { notSignedIn } from '@shingle/shared/account/problems.ts'
import { currentPasswordNeeded } from '@shingle/shared/email-change/problems.ts'
import { passwordsBusy, wrongCurrentPassword } from '@shingle/shared/password/problems.ts'
import {
  deleteAccountByPasswordEndpoint,
  deleteAccountEndpoint,
  weighAccountEndpoint,
} from '@shingle/shared/profile/endpoints.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createEndAccount, createOrderAccountDeletion } from '@shingle/storage/deletion/delete-account.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import type { WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type { Context } from 'koa'
import type { Db } from 'mongodb'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { type CurrentPasswordServices, proveCurrentPassword } from '../password/current-password.ts'
import type { Caller } from '../session/caller.ts'
import type { AppCookies } from '../session/cookies.ts'
import type { Drafts } from '../website/drafts.ts'

interface Services extends CurrentPasswordServices {
  readonly db: Db
  readonly bus: Bus
  readonly clock: () => Date
  readonly siteUrls: SiteUrls
  readonly drafts: Drafts
  readonly invites: WebsiteInvites
  readonly cookies: AppCookies
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const weigh = ({ db, clock, drafts, invites, siteUrls }: Services): Route => {
  const messages = openCustomerContactForms(db)
  const domains = openWebsiteDomains(db, clock)
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
        editors: sum(await counts((id) => invites.countEditors(id, caller.id))),
        messages: sum(await counts(messages.count)),
        domains: await domains.countJoined(caller.id),
      }
      return { status: 200, body }
    },
  })
}

const createRemove = ({ db, bus, clock, cookies }: Services) => {
  const orderDeletion = createOrderAccountDeletion(createJobQueue(db, { bus, clock }), clock)
  const endAccount = createEndAccount({ db, bus, clock })
  return async (ctx: Context, { id, authenticatedAt }: Caller) => {
    // Ordered first: whatever interrupts this, the account goes.
    await orderDeletion(id, authenticatedAt)
    const ended = await endAccount(id, authenticatedAt)
    if (ended === 'taken-back') throw new Refusal(notSignedIn)
    cookies.clear(ctx, 'refresh')
    return { status: 204, body: undefined } as const
  }
}

type Remove = ReturnType<typeof createRemove>

const remove = ({ users }: Services, end: Remove): Route =>
  route(deleteAccountEndpoint, {
    summary: 'Delete one’s own account, which has no password, with every website of it',
    problems: [currentPasswordNeeded],
    handle: async ({ ctx, caller }) => {
      if ((await users.ownPassword(caller.id)) !== undefined) throw new Refusal(currentPasswordNeeded)
      return end(ctx, caller)
    },
  })

const removeByPassword = (services: Services, end: Remove): Route =>
  route(deleteAccountByPasswordEndpoint, {
    summary: 'Delete one’s own account with every website of it, with the current password',
    problems: [wrongCurrentPassword, passwordsBusy],
    handle: async ({ ctx, caller, body }) => {
      await proveCurrentPassword(services, ctx, { caller, typed: body.current })
      return end(ctx, caller)
    },
  })

/** The end of an account. */
export const deleteAccountRoutes = (services: Services): readonly Route[] => {
  const end = createRemove(services)
  return [weigh(services), remove(services, end), removeByPassword(services, end)]
}
