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
  '[A-Za-zªµº\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0300-\\u036f\\u0370-\\u052f\\u1e00-\\u1fff]'

/** No letter of a script that writes words apart stands before. */
export const wordStart = `(?<!${spacedLetter})`

/** No letter of a script that writes words apart stands after. */
export const wordEnd = `(?!${spacedLetter})`

/** An expression over whole texts from its source. */
export const pattern = (source: string, flags = 'giu'): RegExp => new RegExp(source, flags)
