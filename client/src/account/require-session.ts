import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { addressOf, type Place } from '../app/place.ts'
import { networkProblem } from '../server/problems.ts'
import { restoreSession } from '../server/session/session.ts'

/** Whoever is not signed in signs in first and comes back. Throws where nobody could be asked who they are. */
export const requireSession = async (place: Place): Promise<string | null> => {
  const session = await restoreSession()
  if (session.status === 'unknown')
    throw new Error('Nobody could be asked for the session', { cause: networkProblem })
  return session.status === 'signed-in' ? null : signInPath(place)
}

/** The way to sign in and back to a place. */
export const signInPath = (place: Place): string =>
  `${appPaths.signIn}?next=${encodeURIComponent(addressOf(place))}`
