import { readArticles } from './read-articles.ts'
import { readTradePages } from './read-trade-pages.ts'
import type { MarketingAssets } from './src/marketing/marketing-document.tsx'
import { type MarketingSite, marketingSite } from './src/marketing/render-marketing.tsx'

/** The marketing site as it is now, its articles and trades read from their files. */
export const openMarketing = async (assets?: MarketingAssets): Promise<MarketingSite> =>
  marketingSite({ articles: await readArticles(), trades: await readTradePages() }, assets)
