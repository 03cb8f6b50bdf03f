import type { Route } from '../http/route.ts'
import { ideaRoutes } from '../ideas/idea-routes.ts'
import { importRoutes } from '../import/import-routes.ts'
import { nameRoutes } from '../names/name-routes.ts'
import { type AskingServices, createAskForStranger } from '../prompt/ask-for-stranger.ts'
import { modelRoute } from '../prompt/model-route.ts'
import { supportRoutes } from '../support/support-routes.ts'
import { previewRoute } from './preview-route.ts'
import { understandingRoutes } from './understanding-routes.ts'

/** What anybody may ask who has no website yet, and no account. */
export const routesForAnybody = (
  services: AskingServices &
    Omit<Parameters<typeof nameRoutes>[0] & Parameters<typeof importRoutes>[0], 'askForStranger'> &
    Parameters<typeof supportRoutes>[0],
): readonly Route[] => {
  const asking = { ...services, askForStranger: createAskForStranger(services) }
  return [
    ...importRoutes(asking),
    ...nameRoutes(asking),
    ...ideaRoutes(asking),
    modelRoute(services),
    previewRoute,
    ...understandingRoutes,
    ...supportRoutes(services),
  ]
}
