import { logoutEndpoint } from '@shingle/shared/session/endpoints.ts'
import { request } from '../request.ts'
import { oweSignOut, settleSignOut } from './owed-sign-out.ts'
import { endSession, tellOtherTabs } from './session.ts'

/** How long whoever signs out waits for the server. */
const signOutPatienceMs = 3_000

/** Ends the session on this device in every tab, and on the server as soon as that can be reached. */
export const signOut = async (): Promise<void> => {
  // First of all: this tab may be closed before the server answers.
  oweSignOut()
  tellOtherTabs('signed-out')
  const signal = AbortSignal.timeout(signOutPatienceMs)
  const heard = await request(logoutEndpoint, {}, { signal }).catch(() => null)
  if (heard?.ok) settleSignOut()
  endSession()
}
