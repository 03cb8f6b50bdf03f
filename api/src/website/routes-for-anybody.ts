import type { Route } from '../http/route.ts'
import { ideaRoutes } from '../ideas/idea-routes.ts'
import { nameRoutes } from '../names/name-routes.ts'
import { previewRoute } from './preview-route.ts'
import { understandingRoutes } from './understanding-routes.ts'

/** What anybody may ask who has no website yet, and no account. */
export const routesForAnybody = (services: Parameters<typeof nameRoutes>[0]): readonly Route[] => [
  ...nameRoutes(services),
  ...ideaRoutes,
  previewRoute,
  ...understandingRoutes,
]
