import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { onSessionEnd } from '@shingle/storage/bus/session-ended.ts'
import type { SessionRows } from '@shingle/storage/rows/sessions.ts'
import type { Logger } from 'pino'
import type { OpenDrafts } from './open-drafts.ts'
import { disconnect } from './sync-socket.ts'

interface WatchSurroundings {
  readonly bus: Bus
  readonly drafts: OpenDrafts
  readonly sessions: Pick<SessionRows, 'endedAmong'>
  readonly logger: Logger
}

/** Closes what a session has opened once it ends: as soon as that is told, and at the next sweep where the word was lost. */
export const watchSessions = ({ bus, drafts, sessions, logger }: WatchSurroundings) => {
  const connections = () => drafts.all().flatMap((draft) => draft.connections())
  const end = (sid: string): void => {
    for (const connection of connections()) {
      const { access, socket } = connection.context
      if (access?.sid !== sid) continue
      access.revoked = true
      connection.readOnly = true
      disconnect(socket, syncClose.unauthorized)
    }
  }
  const subscription = onSessionEnd(bus, end)
  return {
    sweep: async (): Promise<void> => {
      const open = new Set(connections().flatMap(({ context }) => context.access?.sid ?? []))
      if (open.size === 0) return
      try {
        for (const sid of await sessions.endedAmong([...open])) end(sid)
      } catch (error) {
        logger.warn({ err: error }, 'sessions could not be looked up')
      }
    },
    stop: async (): Promise<void> => (await subscription)(),
  }
}
