import type { Weekday } from '../../business/opening-hours.ts'

/** A time as it is written, before it is known which half of the day is meant. */
export interface Clock {
  readonly hour: number
  readonly minute: number
  readonly half: 'am' | 'pm' | ''
  /** Whether the writing counts to 24: '09:00', '14h'. */
  readonly isOfDay: boolean
  /** Whether it says itself that it is a time: '9h', '9:30', '9am'; not '9'. */
  readonly isMarked: boolean
}

/** The parts of a day by which people tell '9-12' from '9-12'. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** The sign of a stop behind the short name of a day. */
export const dayStop = '…'

/** A piece of a clause about hours. */
export type Token =
  | {
      readonly kind: 'days'
      readonly days: readonly Weekday[]
      readonly isLetter: boolean
      readonly isHoliday: boolean
    }
  | { readonly kind: 'clock'; readonly clock: Clock }
  | { readonly kind: 'and'; readonly sign: string }
  | { readonly kind: 'part'; readonly part: DayPart }
  | { readonly kind: 'always'; readonly text: string }
  | {
      readonly kind:
        | 'to'
        | 'closed'
        | 'except'
        | 'unclosed'
        | 'rest'
        | 'between'
        /** A time inside of the others at which nobody is there. */
        | 'pause'
        /** On request and not otherwise: it takes nothing from other days. */
        | 'arranged'
        | 'arrangement'
        | 'answered'
        | 'fill'
        | 'unknown'
    }
