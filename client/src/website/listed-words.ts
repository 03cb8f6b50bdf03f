import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { momentWords } from '../ui/moment-words.ts'

/** Why search engines do not list what is published yet, and from when they may; null where they may already. */
export const listedWords = (published: WebsiteEntry['published'], now: Date): string | null => {
  const from = published?.listedFrom
  if (from === undefined || Date.parse(from) <= now.getTime()) return null
  return `Search engines may list it from ${momentWords(from)}: one day after its owner’s account was made. You need not publish again.`
}
