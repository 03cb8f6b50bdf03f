import type { WayOfWorking } from '../reading.ts'

/** By which words a language shows what a clause is about: sources of regular expressions in small letters. */
export interface CueWords {
  /** Says no, before what it refuses. */
  readonly refusal: string
  /** Says no in the midst of a list without commas, and refuses what follows: 'no cats'. */
  readonly denial: string
  /** Says no, after what it refuses. */
  readonly refusedBefore: string
  /** Sounds like a refusal, and is a promise: 'no job too small'. */
  readonly promise: string
  readonly reach: string
  /** Words of a schedule that stand without a clock: 'evenings', 'term time'. */
  readonly schedule: string
  readonly ways: Readonly<Record<WayOfWorking, string>>
  readonly place: string
  /** The preposition before those whom it serves. */
  readonly serves: string
  /** Who may be served: 'families', 'small firms'. */
  readonly people: string
  readonly claim: string
  readonly person: string
  /** Verbs and little words before a service that are no part of its name: 'we also repair'. */
  readonly lead: string
  /** Where a service's name ends and its detail begins. */
  readonly tail: string
  /** A name that is only an option of the priced thing before it: 'each extra'. */
  readonly option: string
  /** What makes a piece a sentence of its own rather than a heading. */
  readonly verb: string
  readonly and: string
  readonly speaksOne: string
  readonly speaksSeveral: string
}
