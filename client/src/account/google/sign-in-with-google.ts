import type { Result } from '@shingle/shared/problem/problem.ts'
import { beginGoogle, finishGoogle, type GoogleSignIn } from './google-calls.ts'
import { waitForReturn } from './google-return.ts'
import { keepNext } from './kept-next.ts'

const features = 'popup,width=480,height=640'

/**
 * Signs in with Google in a window of its own; where the browser opens none, this page goes to Google and comes back,
 * and nothing is answered here.
 */
export const signInWithGoogle = async (next: string): Promise<Result<GoogleSignIn>> => {
  // At once: a browser opens windows only while the person presses something.
  const popup = window.open('about:blank', 'google-sign-in', features)
  const begun = await beginGoogle()
  if (!begun.ok) {
    popup?.close()
    return begun
  }
  const { address, state } = begun.value
  if (popup === null) {
    keepNext(next)
    window.location.assign(address)
    return new Promise(() => undefined)
  }
  popup.location.href = address
  const returned = await waitForReturn(popup, state)
  return returned.ok ? finishGoogle(returned.value) : returned
}
