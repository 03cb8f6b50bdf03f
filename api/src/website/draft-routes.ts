import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { descriptionUnreadable, moreInformationNeeded } from '@shingle/shared/generation/problems.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { draftTicketEndpoint, takeControlEndpoint } from '@shingle/shared/website/endpoints.ts'
import {
  controlUnknown,
  creationFailed,
  noWebsiteAtLink,
  websiteLimitReached,
} from '@shingle/shared/website/problems.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { announceControl } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftLog, TakeOutcome } from '@shingle/storage/draft-log/draft-log.ts'
import type { DraftNews } from '@shingle/storage/draft-log/draft-reading.ts'
import { browserMark, signSyncTicket, type TicketKey } from '@shingle/storage/tickets/sync-ticket.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { Caller } from '../session/caller.ts'
import type { AppCookies } from '../session/cookies.ts'
import type { Versions } from '../version/versions.ts'
import type { CreateWebsite } from './create-website.ts'
import type { Drafts } from './drafts.ts'
import { nameOf } from './name-of.ts'
import { contentOf } from './read-content.ts'

interface Services {
  readonly bus: Bus
  readonly log: DraftLog
  readonly drafts: Drafts
  readonly versions: Versions
  readonly createWebsite: CreateWebsite
  readonly cookies: AppCookies
  readonly ticketKey: TicketKey
}

const generate = ({ createWebsite }: Services): Route =>
  route(generationEndpoint, {
    summary: 'Make a complete website from answers',
    problems: [websiteLimitReached, moreInformationNeeded, descriptionUnreadable, creationFailed],
    handle: async ({ caller, body }) => {
      return { status: 201, body: { draftId: unwrap(await createWebsite(body.answers, caller)) } }
    },
  })

const ticket = ({ log, drafts, cookies, ticketKey }: Services): Route =>
  route(draftTicketEndpoint, {
    summary: 'Open a draft: a ticket for the sync server',
    handle: async ({ ctx, caller, thing: draft, relation: role }) => {
      const browser = cookies.read(ctx, 'sign-in')
      const control = await log.control(draft._id)
      if (control === undefined) throw new Refusal(noWebsiteAtLink)
      const claims = {
        draftId: draft._id,
        userId: caller.id,
        sid: caller.sessionId,
        name: nameOf(caller),
        role,
        browser: browser === undefined ? undefined : browserMark(browser),
      }
      const signed = await signSyncTicket(claims, ticketKey)
      await drafts.recordDesigned(draft._id)
      const { seq: _, ...place } = control
      return { status: 200, body: { ticket: signed, ...place, role, schema: 1 } }
    },
  })

/** Keeps what the former holder left, if `news` are that and nothing of the new holder's. */
const keepVersionBefore = async (
  versions: Versions,
  draftId: string,
  { news, control }: { readonly news: DraftNews | undefined; readonly control: DraftControl },
): Promise<void> => {
  if (news?.control.seq !== control.seq) return
  const { epoch, holder: taker, seq } = control
  const content = await contentOf(news, taker.id)
  if (!content.ok) return
  await versions.endEpoch({ draftId, epoch: epoch - 1, taker, seq, content: content.value })
}

const takeControl = async (
  { bus, log, drafts, versions }: Services,
  { draftId, caller, seen }: { readonly draftId: string; readonly caller: Caller; readonly seen: number },
): Promise<TakeOutcome | undefined> => {
  const asked = await log.take(draftId, { seen, user: { id: caller.id, name: nameOf(caller) } })
  if (!asked?.changed) return asked
  const { control } = asked
  // Read before the new holder hears of it and can write; put together after the former one is stopped.
  const news = await log.since(draftId, -1)
  await announceControl(bus, draftId, control)
  await drafts.recordControl(draftId, caller.id)
  await keepVersionBefore(versions, draftId, { news, control })
  return asked
}

const take = (services: Services): Route =>
  route(takeControlEndpoint, {
    summary: 'Take edit control of a draft',
    problems: [controlUnknown],
    handle: async ({ caller, thing: draft, body: { seen } }) => {
      const asked = await takeControl(services, { draftId: draft._id, caller, seen }).catch(
        (cause: unknown) => {
          // Control may be theirs already: only who asks again, once the database answers, can be told.
          throw new Refusal(controlUnknown, { cause })
        },
      )
      if (asked === undefined) throw new Refusal(noWebsiteAtLink)
      return { status: asked.taken ? 200 : 409, body: asked.control }
    },
  })

/** Making a draft, opening it, and taking control of it. */
export const draftRoutes = (services: Services): readonly Route[] => [
  generate(services),
  ticket(services),
  take(services),
]
