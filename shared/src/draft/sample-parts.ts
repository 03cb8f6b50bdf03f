import type { Item, ItemFields } from '../field/field.ts'
import { plainTextOf, richTextOf } from '../rich-text/rich-text.ts'
import type { AnySection } from './content.ts'
import { type SectionValue, valuesIn } from './section-values.ts'
import { listsOf } from './without-blank-items.ts'

/** What of an item is an example of ours still. */
interface SampleParts {
  /** The fields that say our words. */
  readonly ours: readonly string[]
  /** Whether visitors get nothing of it: all of it is ours, or something that it is nothing without. */
  readonly isHeld: boolean
}

const saysSomething = ({ kind, value }: SectionValue): boolean =>
  ((kind === 'text' || kind === 'long') && value.trim() !== '') ||
  (kind === 'rich' && plainTextOf(value).trim() !== '')

/** Finds what of an item nobody but us has said so far. */
export const samplePartsOf = (fields: ItemFields, item: Readonly<Record<string, unknown>>): SampleParts => {
  const field = fields.sample
  const told = item.sample
  if (field?.kind !== 'sample' || !told) return { ours: [], isHeld: false }
  const own = String(told).split(',')
  const ours = valuesIn(fields, item)
    .filter((entry) => !own.includes(entry.name) && saysSomething(entry))
    .map(({ name }) => name)
  return { ours, isHeld: told === true || field.needs.some((name) => ours.includes(name)) }
}

const forVisitors = (fields: ItemFields, item: Item<ItemFields>): readonly Item<ItemFields>[] => {
  const { ours, isHeld } = samplePartsOf(fields, item)
  if (isHeld) return []
  if (!('sample' in item)) return [item]
  const empty = ours.map((name) => [name, fields[name]?.kind === 'rich' ? richTextOf('') : ''])
  return [{ ...item, ...Object.fromEntries(empty), sample: false }]
}

/** A section as visitors get it: words that were invented as an example stay out until its owner writes or confirms them. */
export const withoutSamples = <S extends AnySection>(section: S): S => ({
  ...section,
  ...Object.fromEntries(
    listsOf(section).map(({ list, field, items }) => [
      list,
      items.flatMap((item) => forVisitors(field.fields, item)),
    ]),
  ),
})
