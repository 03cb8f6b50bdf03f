import { setTimeout as wait } from 'node:timers/promises'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { checkedLinksMaximum } from '@shingle/shared/link-safety/link-safety.ts'
import { outwardAddresses } from '@shingle/shared/link-safety/outward-links.ts'
import type { CheckLinks } from './check-links.ts'

/** How long publishing waits for what others say of its links. */
const patienceMs = 2_000

/** What is known of the links of a page: those that may not go out, and those to ask others about first. */
export interface PageLinks {
  readonly unsafe: ReadonlySet<string>
  readonly open: readonly string[]
}

/** What a page leads to, as far as it is known. Of very many links that others would have to be asked about, the last are not. */
export const linksOfPage = async (
  checkLinks: CheckLinks,
  content: Pick<DraftContent, 'sections' | 'pages'>,
): Promise<PageLinks> => {
  const { unsafe, open } = await checkLinks.known(outwardAddresses(content), 'publish')
  return { unsafe, open: open.slice(0, checkedLinksMaximum) }
}

/** Asks about the links of a page, as long as publishing waits for it. */
export const lookAtLinks = async (
  checkLinks: CheckLinks,
  open: readonly string[],
  accountId: string,
): Promise<void> => {
  const looking = checkLinks.look(open, { accountId, withinMs: patienceMs })
  const stop = new AbortController()
  try {
    await Promise.race([looking, wait(patienceMs, undefined, { signal: stop.signal })])
  } finally {
    stop.abort()
  }
}
