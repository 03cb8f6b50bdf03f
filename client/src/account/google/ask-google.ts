import type { Result } from '@shingle/shared/problem/problem.ts'
import { leftHere } from '../../app/left-open.ts'
import { type Errand, keepErrand } from './errand.ts'
import { beginGoogle, finishGoogle, type GoogleCode, type GoogleSignIn } from './google-calls.ts'
import { waitForReturn } from './google-return.ts'

const features = 'popup,width=480,height=640'

/** What Google is asked: where, and which answer is to it. */
export interface GoogleQuestion {
  readonly address: string
  readonly state: string
}

/**
 * Sends the person to Google in a window of its own; where the browser opens none, this page goes there and comes back,
 * and nothing is answered here. `begin` may wait: the window is opened before.
 */
export const askGoogle = async (
  begin: () => Promise<Result<GoogleQuestion>>,
  errand: Errand,
): Promise<Result<GoogleCode>> => {
  // At once: a browser opens windows only while the person presses something.
  const popup = window.open('about:blank', 'google-sign-in', features)
  const begun = await begin()
  if (!begun.ok) {
    popup?.close()
    return begun
  }
  const { address, state } = begun.value
  if (popup === null) {
    keepErrand({ ...errand, left: leftHere() })
    window.location.assign(address)
    return new Promise(() => undefined)
  }
  popup.location.href = address
  return waitForReturn(popup, state)
}

/** Signs in with Google; with an account's id, to that alone. */
export const signInWithGoogle = async (errand: Errand): Promise<Result<GoogleSignIn>> => {
  const returned = await askGoogle(beginGoogle, errand)
  return returned.ok ? finishGoogle(returned.value, errand.accountId) : returned
}
