import { nameOf } from '@shingle/shared/account/name-of.ts'
import { draftTicketEndpoint, takeControlEndpoint } from '@shingle/shared/website/endpoints.ts'
import { controlUnknown, noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import { mayEdit } from '@shingle/shared/website/roles.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { browserMark, signSyncTicket, type TicketKey } from '@shingle/storage/tickets/sync-ticket.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { AppCookies } from '../session/cookies.ts'
import type { Drafts } from './drafts.ts'
import type { GiveControlBack } from './give-control-back.ts'
import type { TakeControl } from './take-control.ts'

interface Services {
  readonly log: DraftLog
  readonly drafts: Drafts
  readonly takeControl: TakeControl
  readonly giveControlBack: GiveControlBack
  readonly cookies: AppCookies
  readonly ticketKey: TicketKey
}

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
      // Who only looks at it does not design it.
      if (mayEdit(role)) await drafts.recordDesigned(draft._id)
      const { seq: _, ...place } = control
      return { status: 200, body: { ticket: signed, ...place, role, schema: 1 } }
    },
  })

const take = ({ drafts, takeControl, giveControlBack }: Services): Route =>
  route(takeControlEndpoint, {
    summary: 'Take edit control of a draft',
    problems: [controlUnknown],
    handle: async ({ caller, thing: draft, body: { seen } }) => {
      const user = { id: caller.id, name: nameOf(caller) }
      const take = async () => {
        const asked = await takeControl(draft._id, { seen, user })
        // Whoever removes an editor looks for their control after their right is gone: one of the two sees the other.
        const isMember = (await drafts.findFor(draft._id, caller)) !== undefined
        if (asked !== undefined && !isMember) await giveControlBack(draft, caller.id)
        return isMember ? asked : undefined
      }
      const asked = await take().catch((cause: unknown) => {
        // Control may be theirs already: only who asks again, once the database answers, can be told.
        throw new Refusal(controlUnknown, { cause })
      })
      if (asked === undefined) throw new Refusal(noWebsiteAtLink)
      return { status: asked.taken ? 200 : 409, body: asked.control }
    },
  })

/** Opening a draft, and taking control of it. */
export const draftRoutes = (services: Services): readonly Route[] => [ticket(services), take(services)]
