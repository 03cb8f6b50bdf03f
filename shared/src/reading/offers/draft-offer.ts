import type { LabeledPiece } from '../clauses/piece.ts'

/** An offer with its texts masked, and the piece it was read from. */
export interface DraftOffer {
  readonly name: string
  readonly detail: string
  readonly price: string
  readonly options: readonly { readonly name: string; readonly price: string }[]
  readonly form: 'card' | 'words'
  /** Whether a verb of doing or selling led to it. */
  readonly isLed: boolean
  /** Whether its price is to be asked for. */
  readonly isOnRequest?: boolean
  readonly piece: LabeledPiece
}

/** How many words a text has. */
export const sizeOf = (text: string): number => text.split(/\s+/u).length

/** Parts of a text that are there, with commas between them. */
export const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
