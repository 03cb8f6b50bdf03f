import { ownedLimit } from '@shingle/shared/website/limits.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { createDraftMirror } from '@shingle/storage/draft-log/draft-mirror.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createOrderConclusion } from '@shingle/storage/membership/conclude-removal.ts'
import { createEditorPlaces } from '@shingle/storage/membership/editor-places.ts'
import { createOrderSettle, createSettleOwnership } from '@shingle/storage/membership/settle-ownership.ts'
import { namesVisitor } from '@shingle/storage/network/names-visitor.ts'
import { openMessageRecipients } from '@shingle/storage/rows/message-recipients.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import Koa from 'koa'
import { signInRoutes } from './account/sign-in-routes.ts'
import { createSignInServices } from './account/sign-in-services.ts'
import type { ApiOptions } from './api-options.ts'
import { assistantRoutes } from './assistant/assistant-routes.ts'
import { createMakeEdits } from './assistant/make-edits.ts'
import { mcpRoute } from './assistant/mcp-route.ts'
import { answerCrawlers } from './crawler/answer-crawlers.ts'
import { creationRoutes } from './creation/creation-routes.ts'
import { documentationViewer, withDocumentation } from './documentation/documentation-routes.ts'
import { domainRoutes } from './domain/domain-routes.ts'
import { openDomains } from './domain/open-domains.ts'
import { createSendZip } from './export/send-zip.ts'
import { handleRoutes } from './handle/handle-routes.ts'
import { health } from './http/health.ts'
import { mountRoutes } from './http/mount-routes.ts'
import { noSuchCalls, onError } from './http/on-error.ts'
import { requestLog } from './http/request-log.ts'
import type { Entrance, Route } from './http/route.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createImageResizer } from './image/image-resizer.ts'
import { imageRoutes } from './image/image-routes.ts'
import { createImages } from './image/images.ts'
import { createUploadIntake } from './image/upload-intake.ts'
import { inviteRoutes } from './invite/invite-routes.ts'
import { createTransferOwnership } from './invite/transfer-ownership.ts'
import { leadRoutes } from './lead/lead-routes.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { createCheckLinks } from './link-safety/check-links.ts'
import { linkSafetyRoutes } from './link-safety/link-safety-routes.ts'
import { operatorRoutes } from './operator-routes.ts'
import { outboxViewer } from './outbox/outbox-viewer.ts'
import { createAuthorize } from './policy/authorize.ts'
import { createResourceFinders } from './policy/resources.ts'
import { accountRoutes } from './profile/account-routes.ts'
import { projectRoutes } from './project-file/project-routes.ts'
import { proposalRoutes } from './proposal/proposal-routes.ts'
import { openPublishing } from './publish/open-publishing.ts'
import { publishRoutes } from './publish/publish-routes.ts'
import { publishPlanRoutes } from './publish-plan/publish-plan-routes.ts'
import { createPublishPlans } from './publish-plan/publish-plans.ts'
import { recipientRoutes } from './recipient/recipient-routes.ts'
import { reportRoutes } from './report/report-routes.ts'
import { reviewRoutes } from './review/review-routes.ts'
import { createAccessTokens } from './session/access-token.ts'
import { createCallerFor } from './session/caller-for.ts'
import { createCookies } from './session/cookies.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { createSessions } from './session/sessions.ts'
import { staticExportRoutes } from './static-export/static-export-routes.ts'
import { openStockServices } from './stock/open-stock-services.ts'
import { stockRoutes } from './stock/stock-routes.ts'
import { openTrash } from './trash/open-trash.ts'
import { trashRoutes } from './trash/trash-routes.ts'
import { versionRoutes } from './version/version-routes.ts'
import { createVersions } from './version/versions.ts'
import { visitRoutes } from './visit/visit-routes.ts'
import { draftRoutes } from './website/draft-routes.ts'
import { createDrafts } from './website/drafts.ts'
import { createGiveControlBack } from './website/give-control-back.ts'
import { openMaking } from './website/open-making.ts'
import { routesForAnybody } from './website/routes-for-anybody.ts'
import { createTakeControl } from './website/take-control.ts'
import { createWebsiteEntries } from './website/website-entries.ts'
import { websiteRoutes } from './website/website-routes.ts'
import { wordHelpRoutes } from './word-help/word-help-routes.ts'

const createServices = (options: ApiOptions) => {
  const { db, clock, secret, origins } = options
  const log = createDraftLog(db)
  const drafts = createDrafts(db, clock)
  const versions = createVersions(db, clock)
  const images = createImages(options)
  const counted = createRateLimits(options)
  const checkLinks = createCheckLinks({ ...options, ...counted })
  const publishing = openPublishing({ ...options, log, drafts, versions, images, checkLinks })
  const { addresses, sweepIfDeleted } = publishing
  const cookies = createCookies(origins.app)
  const accessTokens = createAccessTokens(secret, clock)
  const queue = createJobQueue(db, options)
  const orderMail = createOrderMail(queue)
  const sessions = createSessions({ ...options, orderMail })
  const [invites, users] = [openWebsiteInvites(db, clock), openUsers(db, clock)]
  const places = createEditorPlaces(db, clock)
  const takeControl = createTakeControl({ ...options, log, drafts, versions })
  const [limit, resizeImage] = [ownedLimit(origins.app), createImageResizer()]
  const ofDomains = openDomains({ ...options, queue, orderMail })
  const settling = {
    ...{ invites, users },
    orderSettle: createOrderSettle(queue, clock),
    settleOwnership: createSettleOwnership({ db, clock, orderMail }),
  }
  return {
    ...options,
    ...{ log, drafts, versions, images, checkLinks },
    ...publishing,
    ...{ cookies, accessTokens, sessions },
    ...{ takeUpload: createUploadIntake(), resizeImage, sendZip: createSendZip() },
    ...openStockServices({ ...options, ...counted, resizeImage }),
    recipients: openMessageRecipients(db, clock),
    ...counted,
    ...createSignInServices({ ...options, users, cookies, counted, sessions, accessTokens }),
    ...{ orderMail, conclusion: createOrderConclusion(queue, clock) },
    ticketKey: { secret, clock },
    ...{ users, invites, places },
    websiteEntries: createWebsiteEntries({ ...options, users, addresses, ...ofDomains }),
    ...ofDomains,
    ...{ takeControl, giveControlBack: createGiveControlBack({ log, users, takeControl }) },
    transferOwnership: createTransferOwnership({ ...options, ...settling, drafts, places, limit }),
    limit,
    ...openMaking({ ...options, queue, drafts, log, versions, images, sweepIfDeleted, limit, resizeImage }),
    ...openTrash({ ...options, queue, drafts, addresses }),
    publishPlans: createPublishPlans({ ...options, drafts, addresses, queue }),
    makeEdits: createMakeEdits({ ...options, log, versions, mirror: createDraftMirror(db, clock) }),
  }
}

type Services = ReturnType<typeof createServices>

const routesOf = (services: Services): readonly Route[] => {
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
    mcpRoute({ ...services, authorize: entranceOf(services).authorize }),
  ]
  return withDocumentation(routes, services.origins)
}

const entranceOf = (services: Services): Entrance => ({
  appOrigin: services.origins.app,
  callerOf: createCallerFor(services),
  ...{ countUse: services.countUse, countStart: services.countStart },
  authorize: createAuthorize({ ...services, finders: createResourceFinders(services) }),
})

/** Every call of the api, for the tests that go through all of them. @internal */
export const listRoutes = (options: ApiOptions): readonly Route[] => routesOf(createServices(options))

/** What stands before every call of a deployment, for tests of calls that it does not have. @internal */
export const createEntrance = (options: ApiOptions): Entrance => entranceOf(createServices(options))

/** The api as a Koa app: decisions, over the storage ports. Throws when a route has no policy. */
export const createApi = (options: ApiOptions): Koa => {
  const services = createServices(options)
  const app = new Koa()
  // What a call threw is answered and logged below; here come connections that their caller broke off.
  app.on('error', (error: unknown) => options.log.debug({ err: error }, 'a connection broke off'))
  const routes = routesOf(services)
  const router = mountRoutes(routes, entranceOf(services))
  app.use(namesVisitor(options.trustsProxy))
  app.use(requestLog(options.log))
  app.use(securityHeaders(options.origins))
  app.use(onError(options.log))
  app.use(noSuchCalls)
  app.use(health(options.db))
  if (options.hasOutbox) app.use(outboxViewer(options.db))
  app.use(documentationViewer(routes))
  app.use(answerCrawlers(options.origins))
  app.use(router.routes())
  app.use(router.allowedMethods())
  return app
}
