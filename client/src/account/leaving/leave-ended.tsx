import { endSession } from '../../server/session/session.ts'
import { showSpinner } from '../../ui/spinner.ts'
import { endedStore } from './ended-session.ts'
import { KeptWork } from './kept-work.tsx'
import { clearDevice } from './leave-device.ts'
import { tellOver } from './other-tabs.ts'
import { findUnsavedWork } from './unsaved-work.ts'

export { finishLeaving } from './leave-device.ts'

/** Leaves nothing of an account whose session the server has ended on this device, but work that is nowhere else. */
export const leaveEnded = async (userId: string): Promise<void> => {
  const kept = await leaveBehind(userId)
  tellOver()
  endSession()
  if (kept.length === 0)
    return endedStore.setState({ ended: { why: 'Your session has ended. Sign in to go on.', work: null } })
  const why =
    'Your session has ended. What is not in your account yet is kept on this device until you sign in again.'
  endedStore.setState({ ended: { why, work: <KeptWork work={kept} /> } })
}

/** Clears this device of who was on it before whoever comes in, and covers the screen meanwhile. */
export const makeWay = async (formerId: string): Promise<void> => {
  const hide = showSpinner({ priority: 'High', message: 'Signing in' })
  await leaveBehind(formerId).finally(hide)
}

/** Clears this device of somebody who is not signed in on it any more; answers the work of theirs that stays. */
const leaveBehind = async (userId: string) => {
  const keep = await findUnsavedWork(userId)
  await clearDevice({ userId, keep })
  return keep
}
