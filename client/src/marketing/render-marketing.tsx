import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { industryPath, notFoundPath, type PagePath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { signPath } from '@shingle/shared/paths/server-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { websiteLimits } from '@shingle/shared/website/limits.ts'
import { Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AboutPage } from './about-page.tsx'
import { IdeasPage } from './creators/ideas-page.tsx'
import { NamesPage } from './creators/names-page.tsx'
import { HomePage } from './home-page.tsx'
import { IndustriesPage, IndustryPage } from './industry-pages.tsx'
import { PrivacyPage, TermsPage } from './legal-pages.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PricingPage } from './pricing-page.tsx'
import { SupportPage } from './support-page.tsx'
import { tradePages } from './trade-pages.ts'
import { trades } from './trades.ts'

/** Pages that do something when they are used, each with a script and a style of its own. */
type Creator = 'names' | 'ideas'

interface PageFiles {
  stylesheet: string
  script: string
}

export interface MarketingAssets extends PageFiles {
  preloads: readonly string[]
  creators: Readonly<Record<Creator, PageFiles>>
}

interface Page {
  title: string
  description: string
  body: ReactElement
  creator?: Creator
}

/** As Vite serves them in development. */
const sourceAssets: MarketingAssets = {
  stylesheet: '/src/marketing/marketing.css',
  script: '/src/marketing/marketing.ts',
  preloads: [],
  creators: {
    names: {
      stylesheet: '/src/marketing/creators/names.css',
      script: '/src/marketing/creators/names.ts',
    },
    ideas: {
      stylesheet: '/src/marketing/creators/ideas.css',
      script: '/src/marketing/creators/ideas.ts',
    },
  },
}

/** One page for each path, and one for each trade of the trades. */
const namedPages: Readonly<Record<Exclude<PagePath, typeof pagePaths.industry>, Page>> = {
  [pagePaths.home]: {
    title: `${productName}: a website for the work you do`,
    description:
      'Two answers, and the website for your work is written, colored and ready to change. Free, no ads.',
    body: <HomePage />,
  },
  [pagePaths.about]: {
    title: `About ${productName}`,
    description: 'Who it is for, how it writes and what it keeps.',
    body: <AboutPage />,
  },
  [pagePaths.pricing]: {
    title: `Pricing · ${productName}`,
    description: `Free: ${websiteLimits.owned} websites, every section, palette and font pair, no ads.`,
    body: <PricingPage />,
  },
  [pagePaths.support]: {
    title: `Support · ${productName}`,
    description: 'Answers by the words you see on the screen.',
    body: <SupportPage />,
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
  },
  [pagePaths.names]: {
    title: `Business Name Creator · ${productName}`,
    description:
      'Twelve names for what you do, each on a sign of its own, and whether its web address is free.',
    body: <NamesPage />,
    creator: 'names',
  },
  [pagePaths.ideas]: {
    title: `Business Idea Creator · ${productName}`,
    description: 'Eight ideas in five words each, from what you are good at and the time you have.',
    body: <IdeasPage />,
    creator: 'ideas',
  },
}

const pages: Readonly<Record<string, Page>> = {
  ...namedPages,
  [notFoundPath]: { title: `Nothing to see here · ${productName}`, description: '', body: <NotFoundPage /> },
  ...Object.fromEntries(
    industrySlugs.map((slug) => [
      industryPath(slug),
      {
        title: `A website for ${trades[slug].people} · ${productName}`,
        description: tradePages[slug].lead,
        body: <IndustryPage slug={slug} />,
      },
    ]),
  ),
}

export const marketingPaths: readonly string[] = Object.keys(pages)

/** The whole HTML of a marketing page, or null when the path is not one. */
export const renderMarketing = (path: string, assets: MarketingAssets = sourceAssets): string | null => {
  const page = pages[path]
  return page
    ? `<!doctype html>${renderToStaticMarkup(<MarketingDocument page={page} assets={assets} />)}`
    : null
}

const MarketingDocument = ({ page, assets }: { page: Page; assets: MarketingAssets }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      {page.description && <meta name="description" content={page.description} />}
      <meta name="theme-color" content="#ffc21a" />
      <link rel="icon" href={signPath} type="image/svg+xml" />
      {assets.preloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {[assets, ...(page.creator ? [assets.creators[page.creator]] : [])].map(({ stylesheet, script }) => (
        <Fragment key={script}>
          <link rel="stylesheet" href={stylesheet} />
          <script type="module" src={script} />
        </Fragment>
      ))}
    </head>
    <body>{page.body}</body>
  </html>
)
