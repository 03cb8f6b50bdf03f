import { useDraftStatus } from '../../replica/use-draft.ts'
import { useIsSessionOver } from '../../server/session/session.ts'

/** What stands between this device and the account: nothing, the connection, or a session that has ended. */
export type Reach = 'online' | 'offline' | 'signed-out'

export const useReach = (): Reach => {
  const online = useDraftStatus((status) => status.online)
  const isSessionOver = useIsSessionOver()
  if (isSessionOver) return 'signed-out'
  return online ? 'online' : 'offline'
}
