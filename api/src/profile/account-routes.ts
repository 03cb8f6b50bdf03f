import { confirmEmailRoute } from '../email-change/confirm-email-route.ts'
import { emailChangeRoutes } from '../email-change/email-change-routes.ts'
import { formerEmailRoute } from '../email-change/former-email-route.ts'
import { exportRoutes } from '../export/export-routes.ts'
import type { Route } from '../http/route.ts'
import { ownWaysRoutes } from '../ways/own-ways-routes.ts'
import { deleteAccountRoutes } from './delete-account-routes.ts'
import { profileRoutes } from './profile-routes.ts'

type Services = Parameters<typeof profileRoutes>[0] &
  Parameters<typeof ownWaysRoutes>[0] &
  Parameters<typeof emailChangeRoutes>[0] &
  Parameters<typeof confirmEmailRoute>[0] &
  Parameters<typeof formerEmailRoute>[0] &
  Parameters<typeof deleteAccountRoutes>[0] &
  Parameters<typeof exportRoutes>[0]

/** What somebody can do with their own account, but for signing in to it. */
export const accountRoutes = (services: Services): readonly Route[] => [
  ...profileRoutes(services),
  ...ownWaysRoutes(services),
  ...emailChangeRoutes(services),
  confirmEmailRoute(services),
  formerEmailRoute(services),
  ...deleteAccountRoutes(services),
  ...exportRoutes(services),
]
