import type { HostLookup } from '@shingle/storage/hosts/host-lookup.ts'
import type { AnswerAtOnce } from '@shingle/storage/network/fast-path/open-fast-path.ts'
import type { NoteView } from '../visit/note-view.ts'
import { matchesTag } from './matches-tag.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import type { PageCache } from './page-cache.ts'
import type { ReadyPage } from './ready-page.ts'
import { isSitePath } from './site-path.ts'

interface AtOncePorts {
  readonly cache: Pick<PageCache, 'peek'>
  readonly noteView: NoteView
}

/** The page that a path of the sites origin leads to, where it is in memory and sent as it is. */
const pageAt = (path: string, cache: AtOncePorts['cache']): ReadyPage | undefined => {
  const page = isSitePath(path) ? cache.peek(path.slice(1)) : undefined
  if (page === undefined || page === 'absent') return undefined
  return page.status === 200 && page.movedTo === undefined ? page : undefined
}

/** Answers whoever asks for a page of the sites origin that is in memory, with the bytes that `SendSite` would send. */
export const createAnswerAtOnce =
  ({ cache, noteView }: AtOncePorts) =>
  (hosts: Pick<HostLookup, 'peek'>): AnswerAtOnce =>
  ({ method, path, headers }, socket) => {
    const host = hosts.peek(headers.host)
    const page = typeof host === 'object' && host.kind === 'sites' ? pageAt(path, cache) : undefined
    const variant = page?.variants.get(negotiateEncoding(headers['accept-encoding']))
    if (variant === undefined) return undefined
    if (page?.websiteId !== undefined) noteView({ method, headers, socket }, page.websiteId)
    const isHad = matchesTag(headers['if-none-match'], variant.tag)
    return (isHad ? variant.wholeNotModified : variant.whole).bytes()
  }
