import { googleRoutes } from '../google/google-routes.ts'
import type { Route } from '../http/route.ts'
import { linkRoutes } from '../mailed-link/link-routes.ts'
import { passkeyRoutes } from '../passkey/passkey-routes.ts'
import { passwordRoute } from '../password/password-routes.ts'
import { resetRoutes } from '../password/reset-routes.ts'
import { signUpRoutes } from '../password/sign-up-routes.ts'
import { accountRoutes } from './account-routes.ts'

type Services = Parameters<typeof accountRoutes>[0] &
  Parameters<typeof linkRoutes>[0] &
  Parameters<typeof passwordRoute>[0] &
  Parameters<typeof signUpRoutes>[0] &
  Parameters<typeof resetRoutes>[0] &
  Parameters<typeof googleRoutes>[0] &
  Parameters<typeof passkeyRoutes>[0]

/** Every way of signing in. */
export const signInRoutes = (services: Services): readonly Route[] => [
  ...accountRoutes(services),
  ...linkRoutes(services),
  passwordRoute(services),
  ...signUpRoutes(services),
  ...resetRoutes(services),
  ...googleRoutes(services),
  ...passkeyRoutes(services),
]
