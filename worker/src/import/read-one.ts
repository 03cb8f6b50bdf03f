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

/**
 * One page; what sends its visitors on by itself is followed, to nowhere that may not be asked for. Whether its website
 * lets programs read it is asked of wherever it is to be had, and of wherever it stood in the end.
 */
export const readOne = async (
  { fetchOutside, pages, mayRead, signal }: Reading,
  asked: { readonly url: string; readonly label: string; readonly characters: number },
): Promise<PageRead | 'no-website' | 'not-allowed' | undefined> => {
  let { url } = asked
  for (let refreshes = 0; refreshes <= refreshesMaximum; refreshes += 1) {
    if (!(await mayRead(url))) return 'not-allowed'
    const answer = await fetchOutside({ url, types: pageTypes, maximum: pageBytesMaximum, signal })
    // A page that is there and is none that can be read tells nothing.
    if (!answer.ok) return answer.why === 'refused' || answer.why === 'unreachable' ? 'no-website' : undefined
    if (!(await mayRead(answer.url.href))) return 'not-allowed'
    if (answer.status >= 400) return 'no-website'
    const { bytes, charset, url: stood } = answer
    const facts = await pages.read({ bytes, charset, ...asked, url: stood.href }, signal)
    if (facts === undefined) return undefined
    const isLeft = facts.refresh !== '' && URL.canParse(facts.refresh, stood.href)
    if (!isLeft || facts.characters > leftCharacters) return { ...facts, url: stood.href }
    url = new URL(facts.refresh, stood.href).href
  }
  return undefined
}
