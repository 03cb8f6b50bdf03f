import type { Matched } from './match-help.ts'
import { type Meant, otherWordsOf } from './other-words.ts'

/** One thing that people ask, in the words that they see on the screen. */
export interface Help {
  /** Where it stands on the support page, behind the `#`. */
  readonly id: string
  readonly title: string
  /** A paragraph, or steps one after the other. */
  readonly answer: string | readonly string[]
  /** What it is about: it is found by what else people call that. */
  readonly about?: readonly Meant[]
}

/** What an answer is found by. */
export const matchedOf = ({ title, answer, about = [] }: Help): Matched => ({
  title,
  text: [answer].flat().join(' '),
  otherWords: otherWordsOf(about),
})
