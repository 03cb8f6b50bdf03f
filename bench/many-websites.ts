import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HttpAccount, signInByHttp } from '../e2e/product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../e2e/product/http-website.ts'
import { type RunningProduct, startProduct } from '../e2e/product/start-product.ts'
import { type Goal, judged } from './goals.ts'
import { handleOfCopy, putCopies } from './many-rows.ts'
import { shown, spread, timeEach } from './measure.ts'
import { answers, visit } from './published-site.ts'
import type { Report } from './report.ts'

const few = 10
const many = 100_000
/** So many pages are asked for, each for the first time. */
const coldPages = 500
const publishes = 20
const buckets = 16

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Asks one path after the other, each of which answers with 200, and tells how long each took. */
const timesOfPaths = async ({ origin }: RunningProduct, paths: readonly string[]) => {
  const times: number[] = []
  for (const path of paths) {
    times.push(
      await timed(async () => {
        const { status } = await visit(origin, path, { 'accept-encoding': 'br' })
        if (status !== 200) throw new Error(`/${path} answers with ${status}`)
      }),
    )
  }
  return spread(times)
}

/** What is measured is not how a process warms up. */
const warmUp = (product: RunningProduct) =>
  timesOfPaths(
    product,
    Array.from({ length: 50 }, () => 'bench-site'),
  )

/** Starts the product over a folder that may hold any number of websites, and measures it. */
const measure = async (folder: string, draftId: string, count: number) => {
  let product = await startProduct({ folder })
  await product.stop({ keepData: true })
  const startMs = await timed(async () => {
    product = await startProduct({ folder })
  })
  await warmUp(product)
  const handles = Array.from({ length: Math.min(coldPages, count) }, (_, at) => handleOfCopy(at))
  const cold = await timesOfPaths(product, handles)
  const index = await timesOfPaths(product, ['sitemap.xml'])
  const sitemaps = await timesOfPaths(
    product,
    Array.from({ length: buckets }, (_, at) => `sitemap-${at}.xml`),
  )
  const account: HttpAccount = await signInByHttp(product.origin, 'bench@example.com')
  const publishing = await timeEach(publishes, () => publishByHttp(account, draftId, 'bench-site'))
  const residentAfter = residentMb(product.child.pid ?? 0)
  await product.stop({ keepData: true })
  product = await startProduct({ folder })
  await warmUp(product)
  const indexAfter = await timesOfPaths(product, ['sitemap.xml'])
  await product.stop({ keepData: true })
  return { startMs, cold, index, indexAfter, sitemaps, publishing, residentAfter }
}

/** One website published by the product itself in a folder of its own. */
const openFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-many-'))
  const product = await startProduct({ folder })
  const account = await signInByHttp(product.origin, 'bench@example.com')
  const draftId = await createWebsiteByHttp(account, answers)
  await publishByHttp(account, draftId, 'bench-site')
  await product.stop({ keepData: true })
  return { folder, draftId }
}

/** What the number of published websites does to visitors, crawlers, a restart and a publish. */
export const benchManyWebsites = async (): Promise<Report> => {
  const { folder, draftId } = await openFolder()
  await putCopies(folder, { from: 0, to: few, pages: few })
  const withFew = await measure(folder, draftId, few)
  await putCopies(folder, { from: few, to: many, pages: coldPages })
  const withMany = await measure(folder, draftId, many)
  await rm(folder, { recursive: true, force: true })
  type Of = (one: typeof withFew) => number
  const row = (what: string, of: Of, goal?: Goal) => {
    const [usual, value] = [of(withFew), of(withMany)]
    return [what, shown(usual), goal === undefined ? shown(value) : judged(shown(value), value, goal)]
  }
  return {
    title: 'A hundred thousand published websites on one machine',
    columns: ['what', `${few} websites`, `${many.toLocaleString('en')} websites`],
    rows: [
      row('a page nobody has asked for yet, p50, ms', ({ cold }) => cold.p50),
      row('a page nobody has asked for yet, p95, ms', ({ cold }) => cold.p95, { atMost: 25 }),
      row('start of the whole product, ms', ({ startMs }) => startMs, { atMost: 3_000 }),
      row('index of the sitemaps, of which nothing was counted yet, ms', ({ index }) => index.p50),
      row('index of the sitemaps, after a website was published, ms', ({ indexAfter }) => indexAfter.p50, {
        atMost: 50,
      }),
      row('a sitemap, first asked for, p50, ms', ({ sitemaps }) => sitemaps.p50),
      row('publish call, p50, ms', ({ publishing }) => publishing.p50),
      row('publish call, p95, ms', ({ publishing }) => publishing.p95, { atMost: 300 }),
      row('resident memory of the server, MB', ({ residentAfter }) => residentAfter),
    ],
    notes: [
      `Goals: a cold page p95 ≤ 25 ms, a start ≤ 3 s, the index ≤ 50 ms once it was counted, a publish ≤ 300 ms and no slower than with ${few}.`,
      `Rows are copies of one that was really published, ${coldPages} of them with pages of their own, which are asked for once each.`,
    ],
  }
}
