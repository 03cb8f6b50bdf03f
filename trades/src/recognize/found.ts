import type { Meaning } from './trade-index.ts'

/** A phrase that a text contains. */
export interface Found {
  readonly key: string
  /** As the text has it, folded. */
  readonly words: string
  readonly meaning: Meaning
  /** How many words say it: the longer phrase is the more exact one. */
  readonly length: number
  /** How far it is believed: less where only a part of a word is known. */
  readonly share: number
  /** How many words of the text stand before it. */
  readonly at: number
}
