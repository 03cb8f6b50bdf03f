import { disablingRoutes } from './disabling/disabling-routes.ts'
import type { Route } from './http/route.ts'
import { promptRoutes } from './prompt/prompt-routes.ts'
import { takedownRoutes } from './takedown/takedown-routes.ts'
import { usageRoutes } from './usage/usage-routes.ts'

type Services = Parameters<typeof disablingRoutes>[0] &
  Parameters<typeof promptRoutes>[0] &
  Parameters<typeof takedownRoutes>[0] &
  Parameters<typeof usageRoutes>[0]

/** What whoever runs the deployment may do, with its OPERATOR_TOKEN. */
export const operatorRoutes = (services: Services): readonly Route[] => [
  ...takedownRoutes(services),
  ...disablingRoutes(services),
  ...promptRoutes(services),
  ...usageRoutes(services),
]
