import { logoutEndpoint } from '@shingle/shared/session/endpoints.ts'
import { request } from '../request.ts'
import { inCookieTurn } from './cookie-turn.ts'
import { oweSignOut, owesSignOut, settleSignOut } from './owed-sign-out.ts'
import { forgetAccount } from './remembered-account.ts'
import { sessionStore, tellOtherTabs } from './session.ts'

/** How long whoever signs out waits for the server. */
const signOutPatienceMs = 3_000

/** Ends the session on this device in every tab, and on the server as soon as that can be reached. */
export const signOut = async (): Promise<void> => {
  // First of all: this tab may be closed before the server answers.
  endOnDevice()
  const signal = AbortSignal.timeout(signOutPatienceMs)
  const tell = async () => {
    // Whoever was let in meanwhile, in another tab, has a cookie of their own by now.
    if (!owesSignOut()) return
    const heard = await request(logoutEndpoint, {}, { signal })
    if (heard.ok) settleSignOut()
  }
  // What is not heard by then stays owed.
  await inCookieTurn(tell, signal).catch(() => undefined)
  endHere()
}

/** Ends the session of somebody whose tab was closed before it could; the server hears of it when it is asked next. */
export const signOutUnheard = (): void => {
  endOnDevice()
  endHere()
}

const endOnDevice = (): void => {
  oweSignOut()
  forgetAccount()
  tellOtherTabs('signed-out')
}

// Whom this device remembers by now signed in elsewhere, while this tab was asleep.
const endHere = (): void => sessionStore.setState({ session: { status: 'signed-out' } })
