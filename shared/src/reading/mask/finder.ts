import type { CountryCode } from 'libphonenumber-js/max'
import type { Language } from '../../language/language.ts'
import type { FormKind } from './form.ts'

/** What is known of a description before it is read. */
export interface MaskContext {
  readonly language: Language
  /** Where the business is, as ISO 3166 writes it; undefined where nobody knows. */
  readonly country?: CountryCode | undefined
}

/** A form in a normalized text, from its first unit to the one after its last. */
export interface Found {
  readonly kind: FormKind
  readonly start: number
  readonly end: number
}

/** Finds the forms of one family in a normalized text in which others are taken already. */
export type Finder = (text: string, context: MaskContext) => readonly Found[]

/** The finder of one kind by a regular expression; a group `form` says which part of the match is meant. */
export const findBy =
  (kind: FormKind, ...patterns: readonly RegExp[]): Finder =>
  (text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => {
        const form = match.groups?.form ?? match[0]
        const start = match.index + match[0].indexOf(form)
        return { kind, start, end: start + form.length }
      }),
    )

/** Letters of the scripts that write words apart: beside Han, kana and Hangul a word may begin anywhere. */
export const spacedLetter =
  '(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}])\\p{L}'

/** No letter of a script that writes words apart stands before. */
export const wordStart = `(?<!${spacedLetter}|\\p{M})`

/** No letter of a script that writes words apart stands after. */
export const wordEnd = `(?!${spacedLetter})`

/** An expression over whole texts from its source. */
export const pattern = (source: string, flags = 'giu'): RegExp => new RegExp(source, flags)
