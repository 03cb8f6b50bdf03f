import type { Found } from '@shingle/shared/import/found.ts'
import { furtherPagesMaximum, officialTimeMs, scrapeLimits } from '@shingle/shared/import/import-limits.ts'
import { type ImportFailure, type ImportStep, importSteps } from '@shingle/shared/import/import-state.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import type { ImportKeys } from '@shingle/storage/outside/open-outside.ts'
import type { CheckLink } from '@shingle/storage/providers/link-safety/link-safety.ts'
import { createFindOfficial } from './official/ask-official.ts'
import { furtherPages } from './page/further-links.ts'
import { firstPageLabel, pageLabels } from './page/page-kinds.ts'
import type { PageFacts, Told } from './page/told.ts'
import type { PageReader } from './page-reader.ts'
import { type PageRead, type Reading, readOne } from './read-one.ts'
import { createRobots, type MayRead } from './robots.ts'
import { sitemapLinks } from './sitemap.ts'
import { foundOf } from './sort-found.ts'

/** What reading a website stands on. */
export interface ReadingPorts {
  readonly fetchOutside: FetchOutside
  readonly checkLink: CheckLink
  readonly importKeys: ImportKeys
  readonly pages: PageReader
}

/** How long all of it may take, and how long of that an official source (milliseconds). */
interface ReadingTimes {
  readonly allMs: number
  readonly officialMs: number
}

const usualTimes: ReadingTimes = { allMs: scrapeLimits.timeMs, officialMs: officialTimeMs }

/** Tells what is being done. */
export type TellStep = (step: ImportStep, note: string) => Promise<void>

/** What was found, or why nothing was. */
export type WebsiteRead =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly why: ImportFailure }

const nothingFound: WebsiteRead = { ok: true, found: { items: [], reviews: 0, characters: 0 } }

/** The further pages, one after the other, until there is enough text or no more time. */
const readFurther = async (
  reading: Reading,
  { first, sitemaps }: { first: PageRead; sitemaps: readonly string[] },
  tell: TellStep,
): Promise<readonly PageFacts[]> => {
  const own = furtherPages(first.links, first.url)
  const listed =
    own.length >= furtherPagesMaximum ? [] : await sitemapLinks(reading, { base: first.url, sitemaps })
  const ahead = furtherPages([...first.links, ...listed], first.url)
  const read: PageFacts[] = []
  let characters = first.characters
  for (const { kind, url } of ahead) {
    const isEnough = read.length >= furtherPagesMaximum || characters >= scrapeLimits.characters
    if (reading.signal.aborted || isEnough) break
    if (!(await reading.mayRead(url))) continue
    await tell('Importing', `Reading ${pageLabels[kind]}`)
    const page = await readOne(reading, {
      ...{ url, label: pageLabels[kind] },
      characters: scrapeLimits.characters - characters,
    })
    if (page === undefined || typeof page === 'string') continue
    read.push(page)
    characters += page.characters
  }
  return read
}

const hostOf = (url: string): string => new URL(url).host.replace(/^www\./u, '')

/** The pages of a website that may be read. */
const readPages = async (
  { signal, ...ports }: ReadingPorts & { readonly signal: AbortSignal },
  link: string,
  tell: TellStep,
): Promise<WebsiteRead> => {
  const [, importing, sorting] = importSteps
  const robots = createRobots(ports.fetchOutside, signal)
  const reading = { ...ports, ...robots, signal }
  const { mayReadGiven } = robots
  if (!(await mayReadGiven(link))) return { ok: false, why: 'not-allowed' }
  await tell(importing, 'Reading the page')
  let leadsNowhere = false
  // Nobody asked by hand for what the page leads on to on another website.
  const mayRead: MayRead = async (url) => {
    if (hostOf(url) === hostOf(link)) return mayReadGiven(url)
    leadsNowhere = await robots.isUnreached(url)
    return robots.mayRead(url)
  }
  const first = await readOne(
    { ...reading, mayRead },
    { url: link, label: firstPageLabel, characters: scrapeLimits.characters },
  )
  if (first === 'not-allowed') return { ok: false, why: leadsNowhere ? 'no-website' : first }
  // Whether anything would have come nobody knows.
  if (first === undefined || first === 'no-website') {
    if (signal.aborted) return { ok: false, why: 'too-late' }
    return first === undefined ? nothingFound : { ok: false, why: first }
  }
  const rulesUnread = await robots.isUnread(first.url)
  const sitemaps = await robots.sitemapsOf(first.url)
  const further = rulesUnread ? [] : await readFurther(reading, { first, sitemaps }, tell)
  await tell(sorting, '')
  const all = [first, ...further]
  const told = all.flatMap((page) => page.told)
  const reviews = Math.max(...all.map((page) => page.reviews))
  const characters = all.reduce((sum, page) => sum + page.characters, 0)
  const found = foundOf(told, { reviews, characters })
  return { ok: true, found: { ...found, ...(rulesUnread && { rulesUnread: true as const }) } }
}

/** How much text was told. */
const charactersOf = (told: readonly Told[]): number => JSON.stringify(told.map(({ value }) => value)).length

/**
 * Reads the website at an address: whether it is safe, and by its API where there is a key to one; else whether it may be
 * read, its first page and up to five further ones. What has come when the time is over is what there is.
 */
export const createReadWebsite = (ports: ReadingPorts, times: ReadingTimes = usualTimes) => {
  const findOfficial = createFindOfficial(ports.importKeys, ports.fetchOutside)
  return async (link: string, tell: TellStep, given: AbortSignal): Promise<WebsiteRead> => {
    const [checking, importing, sorting] = importSteps
    await tell(checking, '')
    await ports.pages.prepare()
    const signal = AbortSignal.any([given, AbortSignal.timeout(times.allMs)])
    const safety = await ports.checkLink(link, signal)
    if (safety !== 'Safe') return { ok: false, why: safety === 'Unsafe' ? 'unsafe' : 'check-failed' }
    const official = findOfficial(link)
    if (official !== undefined) {
      await tell(importing, `Asking ${official.called}`)
      const facts = await official.ask(AbortSignal.any([signal, AbortSignal.timeout(times.officialMs)]))
      if (facts !== undefined) {
        await tell(sorting, '')
        const { told, reviews } = facts
        return { ok: true, found: foundOf(told, { reviews, characters: charactersOf(told) }) }
      }
    }
    return readPages({ ...ports, signal }, link, tell)
  }
}
