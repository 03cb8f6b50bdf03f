import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import type { PageFacts } from './page/told.ts'
import type { PageReader } from './page-reader.ts'
import type { MayRead } from './robots.ts'

/** What one page is read with, and until when. */
export interface Reading {
  readonly fetchOutside: FetchOutside
  readonly pages: PageReader
  readonly mayRead: MayRead
  readonly signal: AbortSignal
}

/** A page that was read, and where it stood. */
export interface PageRead extends PageFacts {
  readonly url: string
}

/** The largest page that is read, unpacked. */
const pageBytesMaximum = 2 * 1024 * 1024
const refreshesMaximum = 3
/** A page with more text than this is to be read, wherever it sends its visitors on to later. */
const leftCharacters = 200
const pageTypes = ['text/html', 'application/xhtml+xml']

interface Asked {
  readonly url: string
  readonly label: string
  readonly characters: number
}

/** Why a page is not read, where there is a reason to tell; undefined for one that tells nothing. */
type Unread = 'no-website' | 'not-allowed' | undefined

const readAt = async (
  { fetchOutside, pages, mayRead, signal }: Reading,
  asked: Asked,
): Promise<PageRead | Unread> => {
  if (!(await mayRead(asked.url))) return 'not-allowed'
  const answer = await fetchOutside({ url: asked.url, types: pageTypes, maximum: pageBytesMaximum, signal })
  // A page that is there and is none that can be read tells nothing.
  if (!answer.ok) return answer.why === 'refused' || answer.why === 'unreachable' ? 'no-website' : undefined
  const { bytes, charset, status, url } = answer
  if (!(await mayRead(url.href))) return 'not-allowed'
  if (status >= 400) return 'no-website'
  const facts = await pages.read({ bytes, charset, ...asked, url: url.href }, signal)
  return facts && { ...facts, url: url.href }
}

/** Where a page sends its visitors on to that has nothing to read itself. */
const nextOf = ({ refresh, characters, url }: PageRead): string | undefined =>
  refresh !== '' && URL.canParse(refresh, url) && characters <= leftCharacters
    ? new URL(refresh, url).href
    : undefined

/**
 * One page; what sends its visitors on by itself is followed, to nowhere that may not be asked for. Whether its website
 * lets programs read it is asked of wherever it is to be had, and of wherever it stood in the end.
 */
export const readOne = async (reading: Reading, asked: Asked): Promise<PageRead | Unread> => {
  let { url } = asked
  for (let refreshes = 0; refreshes <= refreshesMaximum; refreshes += 1) {
    const page = await readAt(reading, { ...asked, url })
    if (page === undefined || typeof page === 'string') return page
    const next = nextOf(page)
    if (next === undefined) return page
    url = next
  }
  return undefined
}
