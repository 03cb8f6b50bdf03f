import { ownGoogleRoutes } from '../google/own-google-routes.ts'
import type { Route } from '../http/route.ts'
import { ownPasskeyRoutes } from '../passkey/own-passkey-routes.ts'
import { ownPasswordRoutes } from '../password/own-password-routes.ts'
import { waysRoute } from './ways-route.ts'

type Services = Parameters<typeof waysRoute>[0] &
  Parameters<typeof ownPasswordRoutes>[0] &
  Parameters<typeof ownGoogleRoutes>[0] &
  Parameters<typeof ownPasskeyRoutes>[0]

/** How one signs in to one's own account, and what adds and removes ways. The mailed code and link always stay. */
export const ownWaysRoutes = (services: Services): readonly Route[] => [
  waysRoute(services),
  ...ownPasswordRoutes(services),
  ...ownGoogleRoutes(services),
  ...ownPasskeyRoutes(services),
]
