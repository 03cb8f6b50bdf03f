import { type IndustrySlug, industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { type HttpAccount, signInByHttp } from '../e2e/product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../e2e/product/http-website.ts'
import { startProduct } from '../e2e/product/start-product.ts'
import type { Report } from './report.ts'
import { examinePage, lighthouseReport } from './under-lighthouse.ts'

const goals = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
} as const

const publishTrade = async (account: HttpAccount, origin: string, trade: IndustrySlug) => {
  // Some names of trades are longer than a web address may be.
  const handle = `bench-${industrySlugs.indexOf(trade)}`
  const draftId = await createWebsiteByHttp(account, {
    businessName: 'Whitaker & Daughters',
    businessActivities: `We work as a ${trade.replaceAll('-', ' ')} and answer the phone ourselves: 0113 496 0142. Open Mon-Fri 8am-6pm.`,
    businessLocation: 'Leeds, England',
    industry: trade,
  })
  await publishByHttp(account, draftId, handle)
  return `http://sites.localhost:${new URL(origin).port}/${handle}`
}

/** The trades by fives: as many websites as one person may have, and done before their sign-in runs out. */
const byFives: readonly (readonly IndustrySlug[])[] = industrySlugs.flatMap((_, at) =>
  at % 5 === 0 ? [industrySlugs.slice(at, at + 5)] : [],
)

const examineTrades = async (): Promise<Pick<Report, 'rows' | 'notes'>> => {
  const product = await startProduct()
  const pages: Awaited<ReturnType<typeof examinePage>>[] = []
  for (const [at, trades] of byFives.entries()) {
    const account = await signInByHttp(product.origin, `bench-${at}@example.com`)
    for (const trade of trades)
      pages.push(await examinePage(trade, await publishTrade(account, product.origin, trade), goals))
  }
  await product.stop()
  return { rows: pages.map(({ row }) => row), notes: pages.flatMap(({ notes }) => notes) }
}

/** The published page of every trade under Lighthouse. */
export const benchLighthouse = (): Promise<Report> =>
  lighthouseReport({ title: 'Published pages under Lighthouse, mobile', what: 'trade', goals }, examineTrades)
