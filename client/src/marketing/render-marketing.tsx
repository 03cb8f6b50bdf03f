import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import {
  articlePath,
  feedPath,
  industryPath,
  notFoundPath,
  type PagePath,
  pagePaths,
} from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { websiteLimits } from '@shingle/shared/website/limits.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { helpTopics } from '../help/help-topics.ts'
import { AboutPage } from './about-page.tsx'
import { type Article, newestFirst } from './blog/article.ts'
import { ArticlePage } from './blog/article-page.tsx'
import { blogPosting } from './blog/blog-posting.ts'
import { blogFeed } from './blog/feed.ts'
import { BlogIndexPage } from './blog/index-page.tsx'
import { IdeasPage } from './creators/ideas-page.tsx'
import { NamesPage } from './creators/names-page.tsx'
import { HomePage } from './home-page.tsx'
import { PrivacyPage, TermsPage } from './legal-pages.tsx'
import { type MarketingAssets, MarketingDocument, type Page } from './marketing-document.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { application, listSchema, questionsSchema } from './page-schema.ts'
import { PricingPage } from './pricing/pricing-page.tsx'
import { SupportPage } from './support/support-page.tsx'
import { IndustriesPage } from './trades/industries-page.tsx'
import { IndustryPage } from './trades/industry-page.tsx'
import type { TradePages } from './trades/trade-page-content.ts'
import { trades } from './trades/trades.ts'

/** As Vite serves them in development. */
const sourceAssets: MarketingAssets = {
  stylesheet: '/src/marketing/marketing.css',
  script: '/src/marketing/marketing.ts',
  preloads: [],
  parts: {
    names: {
      stylesheet: '/src/marketing/creators/names.css',
      script: '/src/marketing/creators/names.ts',
    },
    ideas: {
      stylesheet: '/src/marketing/creators/ideas.css',
      script: '/src/marketing/creators/ideas.ts',
    },
    support: {
      stylesheet: '/src/marketing/support/support.css',
      script: '/src/marketing/support/support.ts',
    },
    blog: { stylesheet: '/src/marketing/blog/blog.css' },
    pricing: { stylesheet: '/src/marketing/pricing/pricing.css' },
    trades: { stylesheet: '/src/marketing/trades/trades.css' },
  },
}

/** The paths of one page each, that takes nothing to be written. */
type PlainPath = Exclude<
  PagePath,
  typeof pagePaths.industry | typeof pagePaths.blog | typeof pagePaths.article
>

const answered = helpTopics.flatMap(({ entries }) =>
  entries.map(({ title, answer }) => ({ question: title, answer: [answer].flat().join(' ') })),
)

const namedPages: Readonly<Record<PlainPath, Page>> = {
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
  [pagePaths.industries]: {
    title: `Thirty trades · ${productName}`,
    description: 'Begin with the words, sections and pictures of your own work.',
    body: <IndustriesPage />,
    schema: [
      listSchema(industrySlugs.map((slug) => ({ name: trades[slug].name, path: industryPath(slug) }))),
    ],
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

const pagesOfTrades = (content: TradePages): Readonly<Record<string, Page>> =>
  Object.fromEntries(
    industrySlugs.map((slug): [string, Page] => [
      industryPath(slug),
      {
        title: `A website for ${trades[slug].people} · ${productName}`,
        description: content[slug].guide.lead,
        body: <IndustryPage slug={slug} {...content[slug]} />,
        part: 'trades',
        schema: [questionsSchema(content[slug].guide.questions)],
      },
    ]),
  )

const blogPages = (articles: readonly Article[]): Readonly<Record<string, Page>> => ({
  [pagePaths.blog]: {
    title: `Blog · ${productName}`,
    description: 'What to write, show and leave out on the website of a small business.',
    body: <BlogIndexPage articles={articles} />,
    part: 'blog',
    schema: [listSchema(articles.map(({ title, slug }) => ({ name: title, path: articlePath(slug) })))],
  },
  ...Object.fromEntries(
    articles.map((article): [string, Page] => [
      articlePath(article.slug),
      {
        title: `${article.title} · ${productName}`,
        description: article.description,
        body: <ArticlePage article={article} others={articles.filter((other) => other !== article)} />,
        part: 'blog',
        schema: [blogPosting(article)],
      },
    ]),
  ),
})

export interface MarketingSite {
  readonly paths: readonly string[]
  /** The whole HTML of a page, or the feed; null where the path is neither. */
  readonly render: (path: string) => string | null
}

interface SiteContent {
  readonly articles: readonly Article[]
  readonly trades: TradePages
}

/** The marketing site with the articles of its blog and what it says of trades. */
export const marketingSite = (
  content: SiteContent,
  assets: MarketingAssets = sourceAssets,
): MarketingSite => {
  const sorted = newestFirst(content.articles)
  const pages: Readonly<Record<string, Page>> = {
    ...namedPages,
    [notFoundPath]: {
      title: `Nothing to see here · ${productName}`,
      description: '',
      body: <NotFoundPage />,
    },
    ...pagesOfTrades(content.trades),
    ...blogPages(sorted),
  }
  return {
    paths: [...Object.keys(pages), feedPath],
    render: (path) => {
      if (path === feedPath) return blogFeed(sorted)
      const page = pages[path]
      return page
        ? `<!doctype html>${renderToStaticMarkup(<MarketingDocument path={path} page={page} assets={assets} />)}`
        : null
    },
  }
}
