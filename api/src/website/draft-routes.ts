import { generationBody } from '@shingle/shared/generation/endpoints.ts'
import { saveVersionBody, takeBody } from '@shingle/shared/website/endpoints.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { announceControl } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { signSyncTicket, type TicketKey } from '@shingle/storage/tickets/sync-ticket.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { draftRoute, type Route, signedInRoute } from '../http/route.ts'
import type { CountUse } from '../limits/rate-limits.ts'
import type { CreateWebsite } from './create-website.ts'
import type { Drafts } from './drafts.ts'
import { nameOf } from './name-of.ts'
import { readContent } from './read-content.ts'
import type { Versions } from './versions.ts'

interface Services {
  readonly bus: Bus
  readonly log: DraftLog
  readonly drafts: Drafts
  readonly versions: Versions
  readonly createWebsite: CreateWebsite
  readonly countUse: CountUse
  readonly ticketKey: TicketKey
}

const generate = ({ createWebsite, countUse }: Services): Route =>
  signedInRoute({
    method: 'POST',
    path: '/api/generation',
    action: 'website.create',
    body: generationBody,
    handle: async ({ caller, body }) => {
      await countUse('generations-per-user', caller.id)
      const { link: _importedLater, ...answers } = body.answers
      return { status: 201, body: { draftId: unwrap(await createWebsite(answers, caller)) } }
    },
  })

const ticket = ({ log, drafts, ticketKey }: Services): Route =>
  draftRoute({
    method: 'POST',
    path: '/api/drafts/:id/ticket',
    action: 'draft.open',
    handle: async ({ caller, draft, role }) => {
      const control = await log.control(draft._id)
      if (control === undefined) throw new Refusal(noWebsiteAtLink)
      const claims = {
        draftId: draft._id,
        userId: caller.id,
        sid: caller.sessionId,
        name: nameOf(caller),
        role,
      }
      const signed = await signSyncTicket(claims, ticketKey)
      await drafts.recordDesigned(draft._id)
      const { epoch, holder } = control
      return { status: 200, body: { ticket: signed, epoch, holder, role, schema: 1 } }
    },
  })

const take = ({ bus, log, drafts }: Services): Route =>
  draftRoute({
    method: 'POST',
    path: '/api/drafts/:id/take',
    action: 'draft.take-control',
    body: takeBody,
    handle: async ({ caller, draft, body }) => {
      const user = { id: caller.id, name: nameOf(caller) }
      const asked = await log.take(draft._id, { seen: body.seen, user })
      if (asked === undefined) throw new Refusal(noWebsiteAtLink)
      if (asked.changed) {
        await announceControl(bus, draft._id, asked.control)
        await drafts.recordControl(draft._id, caller.id)
      }
      return { status: asked.taken ? 200 : 409, body: asked.control }
    },
  })

const saveVersion = ({ log, versions }: Services): Route =>
  draftRoute({
    method: 'POST',
    path: '/api/drafts/:id/versions',
    action: 'draft.save-version',
    body: saveVersionBody,
    handle: async ({ caller, draft, body }) => {
      const { content, control } = unwrap(await readContent(log, draft._id))
      const saved = await versions.save({
        draftId: draft._id,
        name: body.name,
        reason: 'saved',
        author: nameOf(caller),
        seq: control.seq,
        content,
      })
      const createdAt = saved.createdAt.toISOString()
      return { status: 201, body: { id: saved.id, name: body.name, createdAt, seq: control.seq } }
    },
  })

const listVersions = ({ versions }: Services): Route =>
  draftRoute({
    method: 'GET',
    path: '/api/drafts/:id/versions',
    action: 'draft.read-versions',
    handle: async ({ draft }) => ({ status: 200, body: { versions: await versions.list(draft._id) } }),
  })

/** Making a draft, opening it, taking control of it, and keeping versions of it. */
export const draftRoutes = (services: Services): readonly Route[] => [
  generate(services),
  ticket(services),
  take(services),
  saveVersion(services),
  listVersions(services),
]
