import type { Route } from '../http/route.ts'
import { ideaRoutes } from '../ideas/idea-routes.ts'
import { importRoutes } from '../import/import-routes.ts'
import { nameRoutes } from '../names/name-routes.ts'
import { supportRoutes } from '../support/support-routes.ts'
import { previewRoute } from './preview-route.ts'
import { understandingRoutes } from './understanding-routes.ts'

/** What anybody may ask who has no website yet, and no account. */
export const routesForAnybody = (
  services: Parameters<typeof nameRoutes>[0] &
    Parameters<typeof importRoutes>[0] &
    Parameters<typeof supportRoutes>[0],
): readonly Route[] => [
  ...importRoutes(services),
  ...nameRoutes(services),
  ...ideaRoutes,
  previewRoute,
  ...understandingRoutes,
  ...supportRoutes(services),
]
