import { exportRoutes } from '../export/export-routes.ts'
import type { Route } from '../http/route.ts'
import { deleteAccountRoutes } from './delete-account-routes.ts'
import { profileRoutes } from './profile-routes.ts'

type Services = Parameters<typeof profileRoutes>[0] &
  Parameters<typeof deleteAccountRoutes>[0] &
  Parameters<typeof exportRoutes>[0]

/** What somebody can do with their own account, but for signing in to it. */
export const accountRoutes = (services: Services): readonly Route[] => [
  ...profileRoutes(services),
  ...deleteAccountRoutes(services),
  ...exportRoutes(services),
]
