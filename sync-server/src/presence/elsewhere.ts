import type { PresenceNews } from '@shingle/storage/bus/draft-presence.ts'
import type { Presence } from './people.ts'

/** Who is at a draft in another process. */
export type Here = Extract<PresenceNews, { t: 'here' }>

/** The people that other processes have at a draft, for as long as those say so. */
export interface Elsewhere {
  learn(news: Here): void
  people(): readonly Presence[]
}

interface ElsewhereOptions {
  readonly now: () => number
  readonly pace: { readonly forgottenMs: number }
}

export const createElsewhere = ({ now, pace }: ElsewhereOptions): Elsewhere => {
  const places = new Map<string, { readonly at: number; readonly people: readonly Presence[] }>()
  return {
    learn: ({ place, people }) => {
      // Whoever also looks from here is shown where they look from here.
      const entries = people.map(({ color: _, ...person }) => ({
        ...person,
        movedAt: Number.NEGATIVE_INFINITY,
      }))
      if (people.length === 0) places.delete(place)
      else places.set(place, { at: now(), people: entries })
    },
    people: () => {
      for (const [place, { at }] of places) if (now() - at > pace.forgottenMs) places.delete(place)
      return [...places.values()].flatMap(({ people }) => people)
    },
  }
}
