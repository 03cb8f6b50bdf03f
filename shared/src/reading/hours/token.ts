import type { Weekday } from '../../business/opening-hours.ts'

/** A time as it is written, before it is known which half of the day is meant. */
export interface Clock {
  readonly hour: number
  readonly minute: number
  readonly half: 'am' | 'pm' | ''
  /** Whether the writing counts to 24: '09:00', '14h'. */
  readonly isOfDay: boolean
}

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
  | { readonly kind: 'always'; readonly text: string }
  | {
      readonly kind:
        | 'to'
        | 'closed'
        | 'except'
        | 'unclosed'
        | 'rest'
        | 'between'
        | 'arrangement'
        | 'answered'
        | 'fill'
        | 'unknown'
    }
