import { erasedAt, sourceMinimum, sumOf, uses } from '@shingle/shared/visit/visit.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { otherSources } from '../visits/source-of.ts'
import type { Tally } from '../visits/tally.ts'
import { defineCollection } from './collection.ts'

/** How many sources of one website and day are counted one by one. */
const sourcesPerDay = 30

// A dot in the name of a field would be a way into it; hosts have no commas.
const fieldOf = (source: string): string => source.replaceAll('.', ',')
const sourceIn = (field: string): string => field.replaceAll(',', '.')

const count = z._default(z.int(), 0)
const counts = <Key extends z.core.$ZodRecordKey>(key: Key) => z.optional(z.partialRecord(key, z.int()))

const sourcesSchema = z.pipe(
  z.record(z.string(), z.int()),
  z.transform(
    (found: Record<string, number>): Record<string, number> =>
      Object.fromEntries(Object.entries(found).map(([field, visits]) => [sourceIn(field), visits])),
  ),
)

/** Of where few came from, only that they came: a host may be of one person. */
const withoutFew = (sources: Record<string, number>): Record<string, number> => {
  const many = Object.entries(sources).filter(([, visits]) => visits >= sourceMinimum)
  const few = sumOf(Object.values(sources)) - sumOf(many.map(([, visits]) => visits))
  return { ...Object.fromEntries(many), ...(few > 0 && { [otherSources]: few }) }
}

const rowSchema = z.object({
  /** The website's id and the day. */
  _id: z.string(),
  websiteId: z.string(),
  /** As YYYY-MM-DD, in UTC. */
  day: z.string(),
  /** The pages that were sent. */
  views: count,
  /** The visitors of the day. */
  visits: count,
  /** Those of them on phones. */
  phones: count,
  /** How many visitors came from where, by host. */
  sources: z.optional(sourcesSchema),
  used: counts(z.enum(uses)),
  /** Taps on the phone number by the hour, in UTC. */
  phoneHours: counts(z.string()),
  expiresAt: z.date(),
})

/** What was counted of a website on a day. */
export type VisitDay = Readonly<z.output<typeof rowSchema>>

/** WebsiteVisits: how often each website was visited on each day (ruling 17). Nothing in it is of one visitor. */
export const websiteVisits = defineCollection({
  name: 'WebsiteVisits',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'website', by: 'websiteId' },
      copy: {
        ...{ file: 'visits.json', about: 'how often your website was visited on each day, and from where' },
        row: z.extend(z.pick(rowSchema, { day: true, views: true, visits: true, phones: true, used: true }), {
          sources: z.optional(z.pipe(sourcesSchema, z.transform(withoutFew))),
        }),
      },
    },
  ],
  indexes: [{ key: { websiteId: 1, day: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
})

const idOf = ({ websiteId, day }: Pick<Tally, 'websiteId' | 'day'>): string => `${websiteId} ${day}`

/** The sources of a tally, with those together that the row has no room for. */
const bounded = (sources: Tally['sources'], known: ReadonlySet<string>): ReadonlyMap<string, number> => {
  const room = new Set(known)
  const kept = new Map<string, number>()
  for (const [source, visits] of sources) {
    const name = room.has(source) || room.size < sourcesPerDay ? source : otherSources
    room.add(name)
    kept.set(name, (kept.get(name) ?? 0) + visits)
  }
  return kept
}

/** The counted visits of one deployment. */
export const openWebsiteVisits = (db: Db) => {
  const rows = websiteVisits.open(db)
  return {
    /** Adds what was counted meanwhile, of all websites in one write. */
    add: async (tallies: readonly Tally[]): Promise<void> => {
      if (tallies.length === 0) return
      const found = await rows
        .only(z.pick(rowSchema, { _id: true, sources: true }))
        .all({ _id: { $in: tallies.map(idOf) } })
      const knownOf = new Map(found.map(({ _id, sources = {} }) => [_id, new Set(Object.keys(sources))]))
      const writes = tallies.map((tally) => {
        const { websiteId, day } = tally
        const sources = bounded(tally.sources, knownOf.get(idOf(tally)) ?? new Set())
        const $inc = Object.fromEntries([
          ...tally.sums,
          ...[...sources].map(([source, visits]) => [`sources.${fieldOf(source)}`, visits] as const),
        ])
        const $setOnInsert = { websiteId, day, expiresAt: erasedAt(day) }
        return {
          updateOne: { filter: { _id: idOf(tally) }, update: { $inc, $setOnInsert }, upsert: true },
        }
      })
      await rows.raw.bulkWrite(writes, { ordered: false })
    },

    /** What was counted of a website from a day on, the first day first. */
    since: (websiteId: string, day: string) =>
      rows.all({ websiteId, day: { $gte: day } }, { sort: { day: 1 } }),

    /** The same, views and visits alone. */
    sumsSince: (websiteId: string, day: string) =>
      rows
        .only(z.pick(rowSchema, { day: true, views: true, visits: true }))
        .all({ websiteId, day: { $gte: day } }, { sort: { day: 1 } }),
  }
}

/** The counted visits of one deployment. */
export type WebsiteVisits = ReturnType<typeof openWebsiteVisits>
