import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { addressOf, type Place } from '../app/place.ts'
import { owesSignOut } from './owed-sign-out.ts'
import { rememberedAccount } from './remembered-account.ts'
import { safeNext } from './safe-next.ts'
import { restoreSession } from './session.ts'

/** Whoever is not signed in signs in first and comes back. */
export const requireSession = async (place: Place): Promise<string | null> => {
  const session = await restoreSession()
  return session.status === 'signed-in' ? null : signInPath(place)
}

/** The way to sign in and back to a place. */
export const signInPath = (place: Place): string =>
  `${appPaths.signIn}?next=${encodeURIComponent(addressOf(place))}`

/** Whoever is signed in already goes on at once. */
export const skipSignIn = async ({ search }: Place): Promise<string | null> => {
  // Without a remembered account there is nobody to ask the server about, but for who signed out unheard.
  if (!rememberedAccount() && !owesSignOut()) return null
  const session = await restoreSession()
  if (session.status !== 'signed-in') return null
  return safeNext(new URLSearchParams(search).get('next'), window.location.origin)
}
