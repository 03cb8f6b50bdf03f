import { signInRoutes } from './account/sign-in-routes.ts'
import { assistantRoutes } from './assistant/assistant-routes.ts'
import { mcpRoute } from './assistant/mcp-route.ts'
import type { Services } from './create-services.ts'
import { creationRoutes } from './creation/creation-routes.ts'
import { withDocumentation } from './documentation/documentation-routes.ts'
import { domainRoutes } from './domain/domain-routes.ts'
import { handleRoutes } from './handle/handle-routes.ts'
import type { Entrance, Route } from './http/route.ts'
import { imageRoutes } from './image/image-routes.ts'
import { inviteRoutes } from './invite/invite-routes.ts'
import { leadRoutes } from './lead/lead-routes.ts'
import { linkSafetyRoutes } from './link-safety/link-safety-routes.ts'
import { operatorRoutes } from './operator-routes.ts'
import { accountRoutes } from './profile/account-routes.ts'
import { projectRoutes } from './project-file/project-routes.ts'
import { proposalRoutes } from './proposal/proposal-routes.ts'
import { publishRoutes } from './publish/publish-routes.ts'
import { publishPlanRoutes } from './publish-plan/publish-plan-routes.ts'
import { recipientRoutes } from './recipient/recipient-routes.ts'
import { reportRoutes } from './report/report-routes.ts'
import { reviewRoutes } from './review/review-routes.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { staticExportRoutes } from './static-export/static-export-routes.ts'
import { stockRoutes } from './stock/stock-routes.ts'
import { trashRoutes } from './trash/trash-routes.ts'
import { versionRoutes } from './version/version-routes.ts'
import { visitRoutes } from './visit/visit-routes.ts'
import { draftRoutes } from './website/draft-routes.ts'
import { routesForAnybody } from './website/routes-for-anybody.ts'
import { websiteRoutes } from './website/website-routes.ts'
import { wordHelpRoutes } from './word-help/word-help-routes.ts'

/** Every call of a deployment, with what answers it. */
export const routesOf = (services: Services, authorize: Entrance['authorize']): readonly Route[] => {
  const routes = [
    ...signInRoutes(services),
    ...accountRoutes(services),
    ...sessionRoutes(services),
    ...websiteRoutes(services),
    ...trashRoutes(services),
    ...draftRoutes(services),
    ...versionRoutes(services),
    ...imageRoutes(services),
    ...handleRoutes(services),
    ...publishRoutes(services),
    ...staticExportRoutes(services),
    ...projectRoutes(services),
    ...publishPlanRoutes(services),
    ...recipientRoutes(services),
    ...reviewRoutes(services),
    ...leadRoutes(services),
    ...visitRoutes(services),
    ...inviteRoutes(services),
    ...domainRoutes(services),
    ...reportRoutes(services),
    ...routesForAnybody(services),
    ...operatorRoutes(services),
    ...creationRoutes(services),
    ...linkSafetyRoutes(services),
    ...stockRoutes(services),
    ...wordHelpRoutes(services),
    ...proposalRoutes(services),
    ...assistantRoutes(services),
    mcpRoute({ ...services, authorize }),
  ]
  return withDocumentation(routes, services.origins)
}
