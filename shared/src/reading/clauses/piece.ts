import type { ClauseLabel } from '../reading.ts'

/** A part of a masked description between two separators, without blanks around it. */
export interface Piece {
  readonly text: string
  /** The number of its sentence, from 0. */
  readonly sentence: number
  /** Whether its sentence asks: 'Locked out?' */
  readonly isAsked?: boolean
  /** Whether a colon leads from its sentence to the next: 'Soaps:' */
  readonly isHead?: boolean
  /** Whether its sentence is a line of its own, or one behind a bullet. */
  readonly isLine?: boolean
  /** Whether it is a row of a list whose rows each stand behind a dash or a bullet. */
  readonly isBulleted?: boolean
  /** Whether it is one of several prices in brackets behind what they price. */
  readonly isInBrackets?: boolean
}

/** What a list names and what it costs, both masked. */
export interface NamedSum {
  readonly name: string
  readonly price: string
}

/** A piece with what it is about. */
export interface LabeledPiece extends Piece {
  readonly label: ClauseLabel
  /** The kinds that it comes in, where a list behind a colon names them: 'lavender, woodsmoke'. */
  readonly varieties?: string
  /** Where it is a list with a sum for each: which, and of what, if they are sizes of one thing; else ''. */
  readonly sums?: { readonly of: string; readonly rows: readonly NamedSum[] }
}
