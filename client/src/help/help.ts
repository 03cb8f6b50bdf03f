import type { Matched } from './match-help.ts'
import { type Meant, otherWordsOf } from './other-words.ts'

/** One thing that people ask, in the words that they see on the screen. */
export interface Help {
  /** Where it stands on the support page, behind the `#`. */
  readonly id: string
  readonly title: string
  /** A paragraph, or steps one after the other. */
  readonly answer: string | readonly string[]
  /** Where it is on a phone, or that it is not there. */
  readonly onPhone?: string
  /** The page that says more. */
  readonly more?: { readonly path: string; readonly words: string }
  /** What it is about: it is found by what else people call that. */
  readonly about?: readonly Meant[]
  /** What else people call it who ask for it. */
  readonly asked?: string
}

/** All that it says, paragraph by paragraph. */
export const paragraphsOf = ({ answer, onPhone }: Help): readonly string[] => [answer, onPhone ?? []].flat()

/** What an answer is found by: not by where it is on a phone, which most of them say. */
export const matchedOf = ({ title, answer, about = [], asked = '' }: Help): Matched => ({
  title,
  text: [answer].flat().join(' '),
  otherWords: [otherWordsOf(about), asked].filter(Boolean).join(' '),
})
