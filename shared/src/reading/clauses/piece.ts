import type { ClauseLabel } from '../reading.ts'

/** A part of a masked description between two separators, without blanks around it. */
export interface Piece {
  readonly text: string
  /** The number of its sentence, from 0. */
  readonly sentence: number
  /** Whether its sentence asks: 'Locked out?' */
  readonly isAsked?: boolean
}

/** A piece with what it is about. */
export interface LabeledPiece extends Piece {
  readonly label: ClauseLabel
}
