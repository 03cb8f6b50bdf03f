import { ownedLimit } from '@shingle/shared/website/limits.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { createDraftMirror } from '@shingle/storage/draft-log/draft-mirror.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createOrderConclusion } from '@shingle/storage/membership/conclude-removal.ts'
import { createEditorPlaces } from '@shingle/storage/membership/editor-places.ts'
import { createOrderSettle, createSettleOwnership } from '@shingle/storage/membership/settle-ownership.ts'
import { openMessageRecipients } from '@shingle/storage/rows/message-recipients.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import { createSignInServices } from './account/sign-in-services.ts'
import type { ApiOptions } from './api-options.ts'
import { createMakeEdits } from './assistant/make-edits.ts'
import { openDomains } from './domain/open-domains.ts'
import { createSendZip } from './export/send-zip.ts'
import { createImageResizer } from './image/image-resizer.ts'
import { createImages } from './image/images.ts'
import { createUploadIntake } from './image/upload-intake.ts'
import { createTransferOwnership } from './invite/transfer-ownership.ts'
import { createGuessAlarm } from './limits/guess-alarm.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { createCheckLinks } from './link-safety/check-links.ts'
import { openPublishing } from './publish/open-publishing.ts'
import { createPublishPlans } from './publish-plan/publish-plans.ts'
import { createAccessTokens } from './session/access-token.ts'
import { createCookies } from './session/cookies.ts'
import { createSessions } from './session/sessions.ts'
import { openStockServices } from './stock/open-stock-services.ts'
import { openTrash } from './trash/open-trash.ts'
import { createVersions } from './version/versions.ts'
import { createDrafts } from './website/drafts.ts'
import { createGiveControlBack } from './website/give-control-back.ts'
import { openMaking } from './website/open-making.ts'
import { createTakeControl } from './website/take-control.ts'
import { createWebsiteEntries } from './website/website-entries.ts'

/** What the calls of a deployment are answered with: its ports, and all that stands on them. */
export const createServices = (options: ApiOptions) => {
  const { db, clock, secret, origins } = options
  const log = createDraftLog(db)
  const drafts = createDrafts(db, clock)
  const versions = createVersions(db, clock)
  const images = createImages(options)
  const counted = createRateLimits(options)
  const checkLinks = createCheckLinks({ ...options, ...counted })
  const queue = createJobQueue(db, options)
  const publishing = openPublishing({ ...options, queue, log, drafts, versions, images, checkLinks })
  const { addresses, sweepIfDeleted } = publishing
  const cookies = createCookies(origins.app)
  const accessTokens = createAccessTokens(secret, clock)
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
    ...{ ...counted, noteWrongTry: createGuessAlarm(options) },
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
    ...openTrash({ ...options, queue }),
    publishPlans: createPublishPlans({ ...options, drafts, addresses, queue }),
    makeEdits: createMakeEdits({ ...options, log, versions, mirror: createDraftMirror(db, clock) }),
  }
}

/** The same, as whoever answers is given it. */
export type Services = ReturnType<typeof createServices>
