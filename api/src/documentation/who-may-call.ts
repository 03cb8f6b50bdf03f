import { recentSignInMs } from '@shingle/shared/session/lifetimes.ts'
import type { Route } from '../http/route.ts'

const listed = new Intl.ListFormat('en', { type: 'disjunction' })

/** Who may make a call, in words. */
export const whoMayCall = ({ access }: Pick<Route, 'access'>): string => {
  if (access === 'anywhere') return 'Anybody'
  if (access === 'own-pages') return 'Anybody, from the app’s own pages'
  const { resource, may, signedIn } = access
  const roles = may.map((relation) => (relation === 'Self' ? 'invited person' : relation))
  const who = resource === 'account' ? 'Whoever is signed in' : `${listed.format(roles)} of the website`
  return signedIn === 'ever' ? who : `${who}, signed in within ${recentSignInMs / 60_000} minutes`
}
