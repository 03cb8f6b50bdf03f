import type { TrashedEntry } from '@shingle/shared/trash/endpoints.ts'
import { daysLeft } from '@shingle/shared/trash/limits.ts'
import { dayWords } from '../invite/day-words.ts'
import { countWords } from '../ui/count-words.ts'
import { spokenAddress } from '../website/websites.ts'

/** From so few days on the end is near. */
const soonDays = 3

/** When a website was deleted, and what of its address there is. */
export const trashedWords = ({ trashedAt, address, wasPublished }: TrashedEntry): string => {
  const deleted = `Deleted ${dayWords(trashedAt)}.`
  if (address !== null) return `${deleted} ${spokenAddress(address)} is kept for you.`
  return wasPublished ? deleted : `${deleted} Never published.`
}

/** How long a website still waits. */
export const leftWords = ({ goneAt }: Pick<TrashedEntry, 'goneAt'>, now: Date) => {
  const days = daysLeft(new Date(goneAt), now)
  return {
    left: days === 0 ? 'Goes now' : `${countWords(days, 'day')} left`,
    until: `until ${dayWords(goneAt)}`,
    isSoon: days <= soonDays,
  }
}

interface Weight {
  readonly versions: number
  readonly pictures: number
  readonly messages: number
  readonly domain: string | null
}

/** What goes for good, as far as it is known. */
export const weightWords = (weight: Weight | null): string => {
  if (weight === null) return 'The draft and everything of it go now. This cannot be undone.'
  const counted = [
    [weight.versions, 'version'],
    [weight.pictures, 'picture'],
    [weight.messages, 'message'],
  ] as const
  const things = ['Draft', ...counted.flatMap(([count, one]) => (count > 0 ? countWords(count, one) : []))]
  const [last = '', ...others] = things.toReversed()
  const list = others.length === 0 ? 'The draft goes' : `${others.toReversed().join(', ')} and ${last} go`
  const kept = weight.domain === null ? '' : `${weight.domain} stays yours, and leads to nothing then. `
  return `${list} now. ${kept}This cannot be undone.`
}
