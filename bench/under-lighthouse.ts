import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { type Chromium, findChromium } from '../e2e/browser/find-chromium.ts'
import { type Goal, judged } from './goals.ts'
import { notRun, type Report } from './report.ts'

const lighthouse = 'lighthouse@13.5.0'
const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
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

type Goals = Readonly<Record<(typeof categories)[number], Goal>>

const rowOf = (name: string, results: readonly Result[], goals: Goals): readonly string[] => {
  const score = (category: string) =>
    median(results.map((result) => (result.categories[category]?.score ?? 0) * 100))
  const value = (measure: string) =>
    median(results.map((result) => result.audits[measure]?.numericValue ?? 0))
  const [fcp, lcp, tbt, cls, bytes] = measures.map(value)
  return [
    name,
    categories
      .map((category) => judged(`${Math.round(score(category))}`, score(category), goals[category]))
      .join('/'),
    Math.round(fcp ?? 0).toString(),
    judged(Math.round(lcp ?? 0).toString(), lcp ?? 0, { atMost: 1800 }),
    judged(Math.round(tbt ?? 0).toString(), tbt ?? 0, { atMost: 50 }),
    judged((cls ?? 0).toFixed(3), cls ?? 0, { atMost: 0.01 }),
    Math.round((bytes ?? 0) / 1024).toString(),
  ]
}

/** What cost a page points, as Lighthouse calls it. */
const findingsOf = (name: string, { audits }: Result): readonly string[] =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary')
    .map(({ title }) => `${name}: ${title}`)

/** A page under Lighthouse on a simulated phone, with slow 4G and a quarter of the CPU: its row, and what cost it points. */
export const examinePage = async (
  name: string,
  url: string,
  goals: Goals,
): Promise<Pick<Report, 'notes'> & { readonly row: readonly string[] }> => {
  const results: Result[] = []
  while (results.length < runs) results.push(await examine(url))
  const row = rowOf(name, results, goals)
  console.error(row.join('  '))
  return { row, notes: results.slice(-1).flatMap((result) => findingsOf(name, result)) }
}

/** A table of pages under Lighthouse; told as not run where this machine has none. */
export const lighthouseReport = async (
  { title, what, goals }: { readonly title: string; readonly what: string; readonly goals: Goals },
  examineAll: () => Promise<Pick<Report, 'rows' | 'notes'>>,
): Promise<Report> => {
  if (!(await isInstalled())) return notRun(title, `npx has no ${lighthouse} (npx ${lighthouse} --version)`)
  const columns = [what, 'performance/accessibility/practices/SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'KB']
  const { rows, notes } = await examineAll()
  const told = categories.map((category) => Object.values(goals[category])[0]).join('/')
  return {
    title,
    columns,
    rows,
    notes: [`Median of ${runs} runs. Goals: ${told}, LCP 1800 ms, TBT 50 ms, CLS 0.01.`, ...notes],
  }
}
