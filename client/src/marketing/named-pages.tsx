import {
  type LinkKind,
  type linkEntryPaths,
  type PagePath,
  pagePaths,
} from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { websiteLimits } from '@shingle/shared/website/limits.ts'
import { paragraphsOf } from '../help/help.ts'
import { helpTopics } from '../help/help-topics.ts'
import { AboutPage } from './about-page.tsx'
import { IdeasPage } from './creators/ideas-page.tsx'
import { NamesPage } from './creators/names-page.tsx'
import { HomePage } from './home-page.tsx'
import { PrivacyPage, TermsPage } from './legal-pages.tsx'
import type { Page } from './marketing-document.tsx'
import { application, questionsSchema } from './page-schema.ts'
import { PricingPage } from './pricing/pricing-page.tsx'
import { SupportPage } from './support/support-page.tsx'

/** The paths of one page each, that takes nothing to be written. */
type PlainPath = Exclude<
  PagePath,
  | typeof pagePaths.industries
  | typeof pagePaths.industry
  | typeof pagePaths.blog
  | typeof pagePaths.article
  | (typeof linkEntryPaths)[LinkKind]
>

const answered = helpTopics.flatMap(({ entries }) =>
  entries.map((help) => ({ question: help.title, answer: paragraphsOf(help).join(' ') })),
)

/** The pages that say the same whatever is written beside them. */
export const namedPages: Readonly<Record<PlainPath, Page>> = {
  [pagePaths.home]: {
    title: `${productName}: a website for the work you do`,
    description:
      'Two answers, and the website for your work is written, colored and ready to change. Free, no ads.',
    body: <HomePage />,
    schema: [application],
  },
  [pagePaths.about]: {
    title: `About ${productName}`,
    description: 'Who it is for, how it writes and what it keeps.',
    body: <AboutPage />,
  },
  [pagePaths.pricing]: {
    title: `Pricing · ${productName}`,
    description: `Free: ${websiteLimits.owned} websites, your own domain, every section, palette and font pair, no ads.`,
    body: <PricingPage />,
    part: 'pricing',
    schema: [application],
  },
  [pagePaths.support]: {
    title: `Support · ${productName}`,
    description: 'Answers by the words you see on the screen.',
    body: <SupportPage />,
    part: 'support',
    schema: [questionsSchema(answered)],
  },
  [pagePaths.privacy]: {
    title: `Privacy Policy · ${productName}`,
    description: 'What is kept, where and for how long.',
    body: <PrivacyPage />,
  },
  [pagePaths.terms]: {
    title: `Terms of Service · ${productName}`,
    description: 'Short enough to read before you agree.',
    body: <TermsPage />,
  },
  [pagePaths.names]: {
    title: `Business Name Creator · ${productName}`,
    description:
      'Twelve names for what you do, each on a sign of its own, and whether its web address is free.',
    body: <NamesPage />,
    part: 'names',
  },
  [pagePaths.ideas]: {
    title: `Business Idea Creator · ${productName}`,
    description: 'Eight ideas in five words each, from what you are good at and the time you have.',
    body: <IdeasPage />,
    part: 'ideas',
  },
}
