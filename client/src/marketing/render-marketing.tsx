import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import {
  articlePath,
  feedPath,
  industryPath,
  notFoundPath,
  pagePaths,
} from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Article, newestFirst } from './blog/article.ts'
import { ArticlePage } from './blog/article-page.tsx'
import { blogPosting } from './blog/blog-posting.ts'
import { blogFeed } from './blog/feed.ts'
import { BlogIndexPage } from './blog/index-page.tsx'
import { linkPages } from './links/link-pages.tsx'
import { type MarketingAssets, MarketingDocument, type Page } from './marketing-document.tsx'
import { namedPages } from './named-pages.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { listSchema, questionsSchema } from './page-schema.ts'
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
    links: {
      stylesheet: '/src/marketing/links/links.css',
      script: '/src/marketing/links/links.ts',
    },
    pricing: { stylesheet: '/src/marketing/pricing/pricing.css' },
    trades: { stylesheet: '/src/marketing/trades/trades.css' },
    'all-trades': {
      stylesheet: '/src/marketing/trades/all-trades.css',
      script: '/src/marketing/trades/find-trades.ts',
    },
  },
}

const pagesOfTrades = (content: TradePages): Readonly<Record<string, Page>> => ({
  [pagePaths.industries]: {
    title: `Thirty trades · ${productName}`,
    name: 'All trades',
    description: 'Begin with the words, sections and pictures of your own work.',
    body: <IndustriesPage content={content} />,
    part: 'all-trades',
    schema: [
      listSchema(industrySlugs.map((slug) => ({ name: trades[slug].name, path: industryPath(slug) }))),
    ],
  },
  ...Object.fromEntries(
    industrySlugs.map((slug): [string, Page] => [
      industryPath(slug),
      {
        title: `A website for ${trades[slug].people} · ${productName}`,
        name: trades[slug].name,
        description: content[slug].guide.lead,
        body: <IndustryPage slug={slug} {...content[slug]} />,
        part: 'trades',
        schema: [questionsSchema(content[slug].guide.questions)],
      },
    ]),
  ),
})

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
    ...linkPages,
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
