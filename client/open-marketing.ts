import { readArticles } from './read-articles.ts'
import type { MarketingAssets } from './src/marketing/marketing-document.tsx'
import { type MarketingSite, marketingSite } from './src/marketing/render-marketing.tsx'

/** The marketing site as it is now, its articles read from their files. */
export const openMarketing = async (assets?: MarketingAssets): Promise<MarketingSite> =>
  marketingSite(await readArticles(), assets)
