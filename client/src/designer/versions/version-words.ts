import { productName } from '@shingle/shared/product/product.ts'
import type { VersionEntry } from '@shingle/shared/version/endpoints.ts'
import { appLocale } from '../../ui/app-locale.ts'

const time = new Intl.DateTimeFormat(appLocale, { timeStyle: 'short' })
const dayOfYear = new Intl.DateTimeFormat(appLocale, { day: 'numeric', month: 'long' })
const dayOfAnyYear = new Intl.DateTimeFormat(appLocale, { dateStyle: 'long' })

const dayMs = 24 * 60 * 60 * 1000
const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** The heading over the versions of one day, as somebody reads it `now`. */
export const dayWords = (iso: string, now: Date): string => {
  const at = new Date(iso)
  const days = Math.round((startOfDay(now) - startOfDay(at)) / dayMs)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return (at.getFullYear() === now.getFullYear() ? dayOfYear : dayOfAnyYear).format(at)
}

export const timeWords = (iso: string): string => time.format(new Date(iso))

/** Who made a version and when, as the person with `userId` reads it. */
export const authorWords = ({ reason, author, createdAt }: VersionEntry, userId: string): string => {
  const who = author.id === userId ? 'You' : author.name
  const at = timeWords(createdAt)
  if (reason === 'saved') return `${who} saved, ${at}`
  return reason === 'published' ? `${who}, ${at}` : `Kept by ${productName}, ${at}`
}

/** Versions under the headings of their days, in the order they come. */
export const byDay = (
  versions: readonly VersionEntry[],
  now: Date,
): readonly { day: string; versions: readonly VersionEntry[] }[] => {
  const days = [...new Set(versions.map(({ createdAt }) => dayWords(createdAt, now)))]
  return days.map((day) => ({
    day,
    versions: versions.filter(({ createdAt }) => dayWords(createdAt, now) === day),
  }))
}
