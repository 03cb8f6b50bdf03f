import type { Source, VisitsAnswer } from '@shingle/shared/visit/endpoints.ts'
import {
  dayBefore,
  dayOf,
  monthBefore,
  monthOf,
  sourceMinimum,
  sourcesShown,
  sumOf,
  type Use,
  visitDaysShown,
  visitMonthsShown,
} from '@shingle/shared/visit/visit.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { VisitDay, WebsiteVisits } from '@shingle/storage/rows/website-visits.ts'
import { otherSources } from '@shingle/storage/visits/source-of.ts'
import { sourceName } from './source-name.ts'

interface ReadPorts {
  readonly visits: Pick<WebsiteVisits, 'since' | 'sumsSince'>
  readonly siteUrls: SiteUrls
  readonly clock: () => Date
}

type Sums = Pick<VisitDay, 'day' | 'visits' | 'views'>

const sumsOf = (days: readonly Sums[]) => ({
  visits: sumOf(days.map(({ visits }) => visits)),
  views: sumOf(days.map(({ views }) => views)),
})

const daysUntil = (today: string, days: readonly Sums[]): VisitsAnswer['days'] =>
  Array.from({ length: visitDaysShown }, (_, at) => {
    const day = dayBefore(today, visitDaysShown - 1 - at)
    return { day, ...sumsOf(days.filter((counted) => counted.day === day)) }
  })

const monthsUntil = (today: string, days: readonly Sums[]): VisitsAnswer['months'] =>
  Array.from({ length: visitMonthsShown }, (_, at) => {
    const month = monthBefore(monthOf(today), visitMonthsShown - 1 - at)
    return { month, ...sumsOf(days.filter(({ day }) => monthOf(day) === month)) }
  })

/** The sources of all days together; those that few came from only as one. */
const sourcesOf = (days: readonly VisitDay[]): Source[] => {
  const counted = new Map<string, number>()
  for (const { sources = {} } of days)
    for (const [host, visits] of Object.entries(sources)) {
      const source = sourceName(host)
      counted.set(source, (counted.get(source) ?? 0) + visits)
    }
  const named = [...counted]
    .filter(([source, visits]) => source !== otherSources && visits >= sourceMinimum)
    .toSorted(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
    .slice(0, sourcesShown)
    .map(([source, visits]) => ({ source, visits }))
  const others = sumOf([...counted.values()]) - sumOf(named.map(({ visits }) => visits))
  return others === 0 ? named : [...named, { source: otherSources, visits: others }]
}

const usedOf = (days: readonly VisitDay[]): VisitsAnswer['used'] => {
  const count = (use: Use): number => sumOf(days.map(({ used = {} }) => used[use] ?? 0))
  return {
    ...{ phone: count('phone'), directions: count('directions') },
    ...{ message: count('message'), 'sign-up': count('sign-up') },
  }
}

/** Reads how often a website was visited, in days and months that end today, for whoever asks. */
export const createReadVisits =
  ({ visits, siteUrls, clock }: ReadPorts) =>
  async (draft: DraftRow, askerId: string): Promise<VisitsAnswer> => {
    const { _id: websiteId, handle, published, lastPublishedAt, websiteSettings } = draft
    const today = dayOf(clock())
    const firstShown = dayBefore(today, visitDaysShown - 1)
    const firstBefore = dayBefore(firstShown, visitDaysShown)
    // Long before the days that those of now are compared with.
    const firstMonth = monthBefore(monthOf(today), visitMonthsShown - 1)
    const [shown, all, url] = await Promise.all([
      visits.since(websiteId, firstShown),
      visits.sumsSince(websiteId, firstMonth),
      published === null || handle === null ? null : siteUrls.of({ websiteId, handle }),
    ])
    const before = all.filter(({ day }) => day >= firstBefore && day < firstShown)
    return {
      ...{ businessName: websiteSettings.businessName, isOwner: draft.userId === askerId, url },
      publishedAt: (url !== null && lastPublishedAt?.toISOString()) || null,
      ...{ days: daysUntil(today, shown), months: monthsUntil(today, all), before: sumsOf(before).visits },
      phones: sumOf(shown.map(({ phones }) => phones)),
      ...{ sources: sourcesOf(shown), used: usedOf(shown) },
      phoneHours: Array.from({ length: 24 }, (_, hour) =>
        sumOf(shown.map(({ phoneHours = {} }) => phoneHours[String(hour)] ?? 0)),
      ),
    }
  }
