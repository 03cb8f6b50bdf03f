import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import type { DraftAccess, DraftConnection } from './draft-access.ts'
import type { OpenDraft } from './open-draft.ts'
import type { OpenDrafts } from './open-drafts.ts'
import type { OpenSockets } from './open-sockets.ts'
import type { Rooms } from './presence/rooms.ts'
import type { Strangers } from './strangers.ts'
import type { SyncPace } from './sync-options.ts'
import { disconnect, type SyncSocket } from './sync-socket.ts'

/** A ticket that ran out is honoured this much longer, for a slow renewal. */
const graceMs = 30_000

interface SweepSurroundings {
  readonly drafts: OpenDrafts
  readonly rooms: Rooms
  readonly sockets: OpenSockets
  readonly strangers: Pick<Strangers, 'sweep'>
  readonly pace: SyncPace
  readonly clock: () => Date
  /** Neither rejects. */
  readonly watch: { readonly sweep: () => Promise<void> }
  readonly sweepRoles: () => Promise<void>
}

const sweepTicket = (access: DraftAccess, connection: DraftConnection, now: number): void => {
  if (now > access.expiresAt + graceMs) disconnect(connection.context.socket, syncClose.unauthorized)
  // Asked again at every sweep until the client renews.
  else if (now > access.renewAt) connection.requestToken()
}

const sweepBacklog = (socket: SyncSocket, { backlogBytes, backlogMs }: SyncPace): void => {
  if (socket.ws.bufferedAmount <= backlogBytes) {
    socket.backloggedAt = 0
    return
  }
  const now = performance.now()
  if (socket.backloggedAt === 0) socket.backloggedAt = now
  else if (now - socket.backloggedAt >= backlogMs) disconnect(socket, syncClose.stalled)
}

/** Asks a silent line for a sign: browsers answer pings also where a page in the background is slowed down. */
const sweepSilence = (socket: SyncSocket, { silence }: SyncPace): void => {
  const { ws, heardAt } = socket
  const now = performance.now()
  // Where nobody listens, silence says nothing of the peer.
  if (ws.isPaused) socket.heardAt = now
  else if (now - heardAt >= silence.pingMs && ws.readyState === ws.OPEN) ws.ping()
}

/** A client whose words wait to be read hears nothing back meanwhile, and would take the line for broken. */
const sweepUnread = (draft: OpenDraft): void => {
  for (const connection of draft.connections())
    if (connection.context.socket.ws.isPaused) draft.tell(connection)
}

const sweepTickets = (draft: OpenDraft, now: number): void => {
  for (const connection of draft.connections()) {
    const { access } = connection.context
    if (access !== undefined) sweepTicket(access, connection, now)
  }
}

/** Whether the log has more than a document, or the draft no more. */
const isNews = ({ seq }: OpenDraft, control: DraftControl | undefined): boolean =>
  control === undefined || control.seq > seq

/** Finds the drafts of which news were lost, by one question for all. */
const sweepNews = async ({ around, all }: OpenDrafts): Promise<void> => {
  const drafts = all()
  if (drafts.length === 0) return
  try {
    const controls = await around.log.controls(drafts.map(({ draftId }) => draftId))
    for (const draft of drafts) if (isNews(draft, controls.get(draft.draftId))) void draft.check()
  } catch (error) {
    around.logger.warn({ err: error }, 'the log could not be asked for news')
  }
}

/**
 * Looks regularly after what no message triggers: tickets that end, readers that stall, news that were lost
 * on the way, and, more often, sessions and roles that ended meanwhile.
 */
export const startSweep = ({
  drafts,
  rooms,
  sockets,
  strangers,
  pace,
  clock,
  watch,
  sweepRoles,
}: SweepSurroundings): (() => void) => {
  const sweep = () => {
    for (const socket of sockets.all()) {
      sweepBacklog(socket, pace)
      sweepSilence(socket, pace)
    }
    rooms.sweep()
    const now = clock().getTime()
    for (const draft of drafts.all()) {
      sweepTickets(draft, now)
      sweepUnread(draft)
    }
    strangers.sweep()
    sockets.sweep()
    drafts.around.budgets.sweep()
    drafts.around.answerRoom.sweep()
    drafts.around.costRefusals.sweep()
    void sweepNews(drafts)
  }
  let isAsking = false
  const sweepAccess = async () => {
    if (isAsking) return
    isAsking = true
    await Promise.all([watch.sweep(), sweepRoles()])
    isAsking = false
  }
  const timers = [setInterval(sweep, pace.sweepMs), setInterval(() => void sweepAccess(), pace.accessMs)]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
