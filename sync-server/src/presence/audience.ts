import { hashOf } from '@shingle/shared/chance/seeded-random.ts'
import type { Person } from '@shingle/shared/presence/presence.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { mayWrite } from '../draft-access.ts'
import { createElsewhere, type Here } from './elsewhere.ts'
import { byPerson, createColors, listed, type Presence } from './people.ts'
import type { Seats } from './seats.ts'

/** Who looks at a draft, here and from other processes. */
export interface Audience {
  /** Those of this process, as they are listed. */
  here(): readonly Person[]
  has(userId: string): boolean
  /** The list as clients hear it. */
  message(): string
  /** Who of this process is editing, if anybody. */
  editor(): string | undefined
  learn(news: Here): void
}

interface AudienceOptions {
  readonly seats: Seats
  readonly now: () => number
  readonly pace: { readonly forgottenMs: number }
  readonly control: () => DraftControl | undefined
  /** The epoch whose holder somebody asks for control. */
  readonly askedBy: (userId: string) => number | undefined
}

export const createAudience = ({ seats, now, pace, control, askedBy }: AudienceOptions): Audience => {
  const elsewhere = createElsewhere({ now, pace })
  const colors = createColors(hashOf)
  const asking = (person: Presence): Presence => {
    const epoch = askedBy(person.id)
    return epoch === undefined || epoch !== control()?.epoch ? person : { ...person, asks: epoch }
  }
  const here = () => [...byPerson(seats.present()).values()].map(asking)
  const everybody = () => byPerson([...here(), ...elsewhere.people()])
  const list = (people: Iterable<Presence>) =>
    listed(people, { holderId: control()?.holder.id ?? '', colorOf: colors.of })
  return {
    here: () => list(here()).people,
    has: (userId) => everybody().has(userId),
    message: () => JSON.stringify({ t: 'people', ...list(everybody().values()) }),
    editor: () => {
      const present = control()
      const seat = [...seats.all()].find(
        (one) => present !== undefined && seats.isThere(one) && mayWrite(one.access, present),
      )
      return seat?.access.user.id
    },
    learn: (news) => {
      elsewhere.learn(news)
      for (const { id, color } of news.people) colors.note(id, color)
    },
  }
}
