import type { AnySection, DraftContent } from '../draft/content.ts'
import type { Field, Fields } from '../field/field.ts'
import { plainTextOf, type RichText } from '../rich-text/rich-text.ts'
import { definitionOf } from '../sections/definitions.ts'
import { othersWords } from './others-words.ts'

const wordsOfField = (field: Field, value: unknown): readonly string[] => {
  if (field.kind === 'text' || field.kind === 'long') return [String(value ?? '')]
  if (field.kind === 'rich') return [plainTextOf(value as RichText)]
  if (field.kind !== 'items' || !Array.isArray(value)) return []
  // What was invented as an example is nothing that its owner said.
  return value.filter(({ sample }) => sample !== true).flatMap((item) => wordsOfFields(field.fields, item))
}

const wordsOfFields = (fields: Fields, values: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => wordsOfField(field, values[name]))

const wordsOf = (section: AnySection): readonly string[] =>
  othersWords.includes(section.type) ? [] : wordsOfFields(definitionOf(section.type).fields, { ...section })

/** Everything that its owner says on a page: not what customers say, and no samples. */
export const pageWords = ({ sections }: Pick<DraftContent, 'sections'>): string =>
  sections
    .flatMap(wordsOf)
    .filter((text) => text !== '')
    .join('\n')
