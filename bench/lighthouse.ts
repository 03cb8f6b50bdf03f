import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type IndustrySlug, industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { z } from 'zod'
import { type Chromium, findChromium } from '../e2e/browser/find-chromium.ts'
import { type HttpAccount, signInByHttp } from '../e2e/product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../e2e/product/http-website.ts'
import { startProduct } from '../e2e/product/start-product.ts'
import { judged } from './goals.ts'
import { notRun, type Report } from './report.ts'

const lighthouse = 'lighthouse@13.5.0'
const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const scoreGoals = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
} as const
const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const

const run = promisify(execFile)
// It is no dependency: npx knows whether this machine has it, and is not to download it.
const npx = (args: readonly string[], env: Chromium['env'] = process.env) =>
  run('npx', ['--no-install', lighthouse, ...args], { env, maxBuffer: 64 * 1024 * 1024 })

const isInstalled = (): Promise<boolean> =>
  npx(['--version']).then(
    () => true,
    () => false,
  )

const resultSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(
    z.string(),
    z
      .object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() })
      .loose(),
  ),
})
type Result = z.infer<typeof resultSchema>

const examineOnce = async (url: string): Promise<Result> => {
  const { executablePath, env } = await findChromium()
  const args = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
  ]
  const { stdout } = await npx([url, ...args], { ...env, CHROME_PATH: executablePath })
  return resultSchema.parse(JSON.parse(stdout))
}

// A trace that lacks its beginning is Chromium's failure, not the page's: Lighthouse itself asks for another run.
const examine = (url: string): Promise<Result> =>
  examineOnce(url).catch((error: unknown) => {
    if (String(error).includes('NO_NAVSTART')) return examineOnce(url)
    throw error
  })

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

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

const rowOf = (trade: string, results: readonly Result[]): readonly string[] => {
  const score = (name: string) => median(results.map((result) => (result.categories[name]?.score ?? 0) * 100))
  const value = (name: string) => median(results.map((result) => result.audits[name]?.numericValue ?? 0))
  const [fcp, lcp, tbt, cls, bytes] = measures.map(value)
  return [
    trade,
    categories.map((name) => judged(`${Math.round(score(name))}`, score(name), scoreGoals[name])).join('/'),
    Math.round(fcp ?? 0).toString(),
    judged(Math.round(lcp ?? 0).toString(), lcp ?? 0, { atMost: 1800 }),
    judged(Math.round(tbt ?? 0).toString(), tbt ?? 0, { atMost: 50 }),
    judged((cls ?? 0).toFixed(3), cls ?? 0, { atMost: 0.01 }),
    Math.round((bytes ?? 0) / 1024).toString(),
  ]
}

/** What cost a page points, as Lighthouse calls it. */
const findingsOf = (trade: string, { audits }: Result): readonly string[] =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary')
    .map(({ title }) => `${trade}: ${title}`)

/** The trades by fives: as many websites as one person may have, and done before their sign-in runs out. */
const byFives: readonly (readonly IndustrySlug[])[] = industrySlugs.flatMap((_, at) =>
  at % 5 === 0 ? [industrySlugs.slice(at, at + 5)] : [],
)

const examineTrades = async (): Promise<Pick<Report, 'rows' | 'notes'>> => {
  const product = await startProduct()
  const rows: (readonly string[])[] = []
  const notes: string[] = []
  for (const [at, trades] of byFives.entries()) {
    const account = await signInByHttp(product.origin, `bench-${at}@example.com`)
    for (const trade of trades) {
      const url = await publishTrade(account, product.origin, trade)
      const results: Result[] = []
      while (results.length < runs) results.push(await examine(url))
      rows.push(rowOf(trade, results))
      console.error(rows.at(-1)?.join('  '))
      notes.push(...results.slice(-1).flatMap((result) => findingsOf(trade, result)))
    }
  }
  await product.stop()
  return { rows, notes }
}

/** The published page of every trade under Lighthouse, on a simulated phone with slow 4G and a quarter of the CPU. */
export const benchLighthouse = async (): Promise<Report> => {
  const title = 'Published pages under Lighthouse, mobile'
  const columns = [
    'trade',
    'performance/accessibility/practices/SEO',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'CLS',
    'KB',
  ]
  if (!(await isInstalled())) return notRun(title, `npx has no ${lighthouse} (npx ${lighthouse} --version)`)
  const { rows, notes } = await examineTrades()
  return {
    title,
    columns,
    rows,
    notes: [`Median of ${runs} runs. Goals: 98/100/100/100, LCP 1800 ms, TBT 50 ms, CLS 0.01.`, ...notes],
  }
}
