import { keptDays } from '@shingle/client/create/kept-days.ts'
import { codeLength, codeLifetime, codeTries } from '@shingle/shared/account/code.ts'
import { backupKeptDays } from '@shingle/shared/backup/limits.ts'
import { connectingHours } from '@shingle/shared/domain/limits.ts'
import { handleReservation } from '@shingle/shared/handle/reservation.ts'
import { ideaLimits } from '@shingle/shared/ideas/idea-limits.ts'
import { imagesMaximum, megabytes, uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { inviteLifetimeDays, inviteLimits } from '@shingle/shared/invite/limits.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { linkLifetime } from '@shingle/shared/mailed-link/purposes.ts'
import { nameLimits } from '@shingle/shared/names/name-limits.ts'
import { industryPath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { reviewWaitsMs } from '@shingle/shared/review/review-form.ts'
import { codeEmbedSection } from '@shingle/shared/sections/code-embed/section.ts'
import { messagesKeptS } from '@shingle/shared/submission/messages-kept.ts'
import { questionMaximum } from '@shingle/shared/support/endpoints.ts'
import { trashLifetimeDays } from '@shingle/shared/trash/limits.ts'
import { visitMonthsKept } from '@shingle/shared/visit/visit.ts'
import { websiteLimits } from '@shingle/shared/website/limits.ts'
import { inWords } from '../../client/src/marketing/in-words.ts'
import { pageBudgets } from '../page-weight/budgets.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const dayMs = 24 * 60 * 60 * 1000
const monthDays = 365 / 12
const messageMonths = Math.round((messagesKeptS * 1000) / dayMs / monthDays)

const names = inWords(nameLimits.names)
const ideas = inWords(ideaLimits.shown)
const ideaWords = inWords(ideaLimits.words)
const trades = inWords(industrySlugs.length)
const embeds = inWords(codeEmbedSection.maximumCount)
const { html, fonts, total } = pageBudgets
// What is asked before a page is made: the two fields of the home page's form.
const questions = inWords(2)

/** What a page says in numbers, as the code has them. */
export const claims: readonly (readonly [path: string, ...says: string[]])[] = [
  [
    pagePaths.home,
    `${capital(questions)} answers, and the website`,
    `All ${industrySlugs.length} trades`,
    `weighs ${total} KB at the most`,
    `Page and style ${html} KB`,
    `${capital(inWords(2))} typefaces ${fonts} KB`,
    `Drawings ${total - html - fonts} KB`,
    `reserved for you for ${handleReservation}`,
  ],
  [
    pagePaths.pricing,
    `for ${websiteLimits.owned} websites`,
    `of ours. ${websiteLimits.ownedOnLocalOrStaging} where Shingle runs on your own machine. ${websiteLimits.owned}`,
    'nobody for the connection. 1 each',
    `${inviteLimits.shared} shared`,
    `Up to ${megabytes(uploadLimits.image.bytes)} each`,
    `${imagesMaximum} each`,
    `Free: ${websiteLimits.owned} websites`,
  ],
  [
    pagePaths.support,
    `A code is good for ${codeLifetime} and for one use`,
    `Codes have ${codeLength} letters and digits`,
    `After ${codeTries} wrong tries`,
    `A link is good for ${linkLifetime('sign-in')} and for one use`,
    `holds ${websiteLimits.owned} websites (${websiteLimits.ownedOnLocalOrStaging} where`,
    `up to ${embeds} embeds`,
    `less than ${handleReservation} ago`,
    `reserved for you for ${handleReservation}`,
    `${connectingHours} hours at most`,
    `The invite is good for ${inviteLifetimeDays} days`,
    `for ${trashLifetimeDays} days: restore it`,
    `What happened 0 of ${questionMaximum}`,
  ],
  [
    pagePaths.privacy,
    `support page, with the email you give there, is kept for ${messageMonths} months`,
    `press Save and exit: for ${keptDays} days`,
    `daily sums, which are kept for ${visitMonthsKept} months`,
    `kept for them, for ${messageMonths} months`,
    `leaves it out, and ${reviewWaitsMs / dayMs} days at most`,
    `leaves us what they write, for ${messageMonths} months`,
    `in your trash for ${trashLifetimeDays} days`,
    `hold what was deleted for ${backupKeptDays} days at most`,
  ],
  [pagePaths.terms, `An account holds up to ${websiteLimits.owned} websites`],
  [pagePaths.industries, `${capital(trades)} trades`],
  // Every page of a trade says the same of the product; how much its pack has is counted where it is said.
  [
    industryPath('accountant'),
    `All ${industrySlugs.length} trades`,
    'Three accountants, three signs',
    'Three looks',
    'Eight services, written, and seven questions with answers',
    'Eight services, written',
    `in any of ${inWords(languages.length)} languages`,
  ],
  [
    pagePaths.names,
    `What you do 0 of ${nameLimits.description}`,
    `Paint ${names} names`,
    `${capital(names)} signs will hang here`,
    `At most ${nameLimits.name} letters each`,
    `${capital(names)} for the wall`,
    `${capital(names)} more`,
    `${capital(names)} names for what you do`,
  ],
  [
    pagePaths.ideas,
    `Think of ${ideas}`,
    `Each idea has ${ideaWords} words at most`,
    `${capital(ideas)} others`,
    `${capital(ideas)} ideas in ${ideaWords} words each`,
  ],
]

/** Where a number is nothing that the product counts: a price of nothing, people, weeks. */
export const invented: readonly string[] = [
  'Two plumbers in one town still get two different sites.',
  'The page always says which of the two has it.',
  'Say in a sentence or two what you do, for whom, and what is particular about it.',
  'What three others nearby already use.',
  '0 £ $ € ¥ kr a month, a year, ever',
  'Half a week',
  'The better half first',
]
