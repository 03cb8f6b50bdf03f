import type { IncomingMessage } from 'node:http'
import { visitorAddress } from '@shingle/storage/network/visitor-address.ts'
import { sourceOf } from '@shingle/storage/visits/source-of.ts'
import type { VisitCounter } from '@shingle/storage/visits/visit-counter.ts'

interface NotePorts {
  readonly counter: Pick<VisitCounter, 'countView'>
  /** The origin of the app, whose previews are no visits. */
  readonly appOrigin: string
  readonly trustsProxy: boolean
}

/** What is looked at of whoever asks. */
type Asked = Pick<IncomingMessage, 'method' | 'headers' | 'socket'>

/** Notes that a page of a website was sent to whoever asked for it. Nothing is looked at, let alone counted, before it is sent. */
export type NoteView = (request: Asked, websiteId: string) => void

/** Of one moment so many are counted. */
const most = 10_000

/** Whether somebody looks at the page, in a window of their own: no frame of the designer's, nothing fetched beforehand. */
const isLookedAt = ({ headers }: Asked): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  (headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']) === undefined

/** Whoever comes from the app looks at what they have made. */
const isFrom = (origin: string, referrer: string | undefined): boolean =>
  referrer === origin || referrer?.startsWith(`${origin}/`) === true

/** Counts views once whatever was to be sent meanwhile is sent. */
export const createNoteView = ({ counter, appOrigin, trustsProxy }: NotePorts): NoteView => {
  let noted: (readonly [Asked, string])[] = []

  const count = (request: Asked, websiteId: string): void => {
    const { referer, host, 'user-agent': agent } = request.headers
    if (!isLookedAt(request) || isFrom(appOrigin, referer)) return
    const visitor = { address: visitorAddress(request, trustsProxy), agent }
    counter.countView(websiteId, visitor, () => sourceOf(referer, host))
  }

  const countNoted = (): void => {
    const views = noted
    noted = []
    for (const [request, websiteId] of views) count(request, websiteId)
  }

  return (request, websiteId) => {
    if (request.method !== 'GET' || noted.length >= most) return
    if (noted.length === 0) setImmediate(countNoted)
    noted.push([request, websiteId])
  }
}
