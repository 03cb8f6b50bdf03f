import type { CheckedSafety } from '@shingle/shared/link-safety/link-safety.ts'
import type { FetchOutside } from '../../outside/fetch-outside.ts'
import type { CheckLink } from './link-safety.ts'

interface FollowPorts {
  readonly fetchOutside: FetchOutside
  readonly checkLink: CheckLink
}

/**
 * Checks a link and where it leads: what stands at its end is held to the same as the link. Failed where nobody answers
 * at a public address; of a page that is refused or gone, somebody has answered. Nothing of it is read.
 */
export const createFollowLink =
  ({ fetchOutside, checkLink }: FollowPorts): CheckLink =>
  async (url, signal): Promise<CheckedSafety> => {
    const safety = await checkLink(url, signal)
    if (safety !== 'Safe') return safety
    const answer = await fetchOutside({ url, types: [], maximum: 0, signal, onlyHead: true })
    if (!answer.ok) return 'Failed'
    return answer.url.href === new URL(url).href ? 'Safe' : checkLink(answer.url.href, signal)
  }
