import { presenceLimits } from '@shingle/shared/presence/limits.ts'
import { type Person, presenceColors } from '@shingle/shared/presence/presence.ts'

/** Somebody at a draft, of whom there may be several entries: one for each page, or process, that they look from. */
export type Presence = Omit<Person, 'color'> & { readonly movedAt: number }

const longestName = 100

/** One entry of two about the same person: where they looked last, of all their pages. */
const joined = (one: Presence, other: Presence): Presence => {
  const latest = one.movedAt >= other.movedAt ? one : other
  const asks = one.asks ?? other.asks
  return { ...latest, pages: one.pages + other.pages, ...(asks === undefined ? {} : { asks }) }
}

/** One entry for each person, in the order in which they came. */
export const byPerson = (entries: Iterable<Presence>): ReadonlyMap<string, Presence> => {
  const people = new Map<string, Presence>()
  for (const entry of entries) {
    const known = people.get(entry.id)
    people.set(entry.id, known === undefined ? entry : joined(known, entry))
  }
  return people
}

/** Gives people their colors: each the same for as long as they are remembered, and another than the others while there are enough. */
export const createColors = (preferred: (id: string) => number) => {
  const given = new Map<string, number>()
  const free = (first: number): number => {
    const taken = new Set(given.values())
    for (let step = 0; step < presenceColors; step += 1) {
      const color = (first + step) % presenceColors
      if (!taken.has(color)) return color
    }
    return first
  }
  return {
    of: (id: string): number => {
      const color = given.get(id) ?? free(preferred(id) % presenceColors)
      given.set(id, color)
      return color
    },
    /** Somebody has a color elsewhere: they keep it here, unless they have one here. */
    note: (id: string, color: number): void => {
      if (!given.has(id)) given.set(id, color)
    },
  }
}

/** The people as they are sent: whoever edits and whoever asks to first, and no more than are named. */
export const listed = (
  people: Iterable<Presence>,
  { holderId, colorOf }: { readonly holderId: string; readonly colorOf: (id: string) => number },
): { readonly people: Person[]; readonly more: number } => {
  const rank = ({ id, asks }: Presence): number => (id === holderId ? 0 : asks === undefined ? 2 : 1)
  const sorted = [...people].toSorted((one, other) => rank(one) - rank(other))
  const named = sorted.slice(0, presenceLimits.people).map(
    ({ movedAt: _, ...person }): Person => ({
      ...person,
      name: person.name.slice(0, longestName),
      color: colorOf(person.id),
    }),
  )
  return { people: named, more: sorted.length - named.length }
}
