import { accountExports } from './account-exports.ts'
import { acmeAccounts } from './acme-accounts.ts'
import { acmeChallenges } from './acme-challenges.ts'
import { aiPrompts } from './ai-prompts.ts'
import { assistantTokens } from './assistant-tokens.ts'
import { certificateOrders } from './certificate-orders.ts'
import { certificates } from './certificates.ts'
import type { OwnedCollection } from './collection.ts'
import { counters } from './counters.ts'
import { creations } from './creations.ts'
import { customerContactForms } from './customer-contact-forms.ts'
import { damagedDrafts } from './damaged-drafts.ts'
import { deletions } from './deletions.ts'
import { draftEarlierUpdates } from './draft-earlier-updates.ts'
import { draftSnapshots } from './draft-snapshots.ts'
import { draftSync } from './draft-sync.ts'
import { draftVersions } from './draft-versions.ts'
import { draftWebsites } from './draft-websites.ts'
import { imports } from './imports.ts'
import { jobs } from './jobs.ts'
import { knownBrowsers } from './known-browsers.ts'
import { leadSettings } from './lead-settings.ts'
import { linkChecks } from './link-checks.ts'
import { mailedLinks } from './mailed-links.ts'
import { messageRecipients } from './message-recipients.ts'
import { modelBudgets } from './model-budgets.ts'
import { newsletterSubscriptions } from './newsletter-subscriptions.ts'
import { otpSessions } from './otp-sessions.ts'
import { outbox } from './outbox.ts'
import { passkeys } from './passkeys.ts'
import { proposedReviews } from './proposed-reviews.ts'
import { publishedFiles } from './published-files.ts'
import { rateLimits } from './rate-limits.ts'
import { reports } from './reports.ts'
import { sessions } from './sessions.ts'
import { sitemaps } from './sitemaps.ts'
import { supportQuestions } from './support-questions.ts'
import { usageDays } from './usage-days.ts'
import { users } from './users.ts'
import { websiteDomains } from './website-domains.ts'
import { websiteDomainsHistory } from './website-domains-history.ts'
import { websiteImages } from './website-images.ts'
import { websiteInvites } from './website-invites.ts'
import { websiteVisits } from './website-visits.ts'
import { websites } from './websites.ts'

/**
 * Every collection there is, in the order in which an owner's rows are deleted. The control rows of drafts go first, so that
 * nothing is written into what is being deleted; the rows that stand for the owner go last, because they are what a
 * repeated call finds after an interruption. Of a website its draft's row goes before all of them: see `SweepIfDeleted`.
 */
export const collections: readonly OwnedCollection[] = [
  draftSync,
  draftEarlierUpdates,
  draftSnapshots,
  damagedDrafts,
  draftVersions,
  websiteImages,
  websiteInvites,
  customerContactForms,
  leadSettings,
  newsletterSubscriptions,
  proposedReviews,
  messageRecipients,
  reports,
  supportQuestions,
  websiteVisits,
  publishedFiles,
  websiteDomains,
  websiteDomainsHistory,
  certificates,
  certificateOrders,
  acmeChallenges,
  acmeAccounts,
  websites,
  sitemaps,
  otpSessions,
  mailedLinks,
  knownBrowsers,
  outbox,
  imports,
  linkChecks,
  jobs,
  creations,
  assistantTokens,
  counters,
  usageDays,
  rateLimits,
  modelBudgets,
  aiPrompts,
  deletions,
  draftWebsites,
  accountExports,
  passkeys,
  sessions,
  users,
]
