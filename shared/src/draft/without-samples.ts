import type { Item, ItemFields, SampleField } from '../field/field.ts'
import { initialValue } from '../field/field-initial.ts'
import type { AnySection } from './content.ts'
import { listsOf } from './without-blank-items.ts'

/** The fields whose words their owner wrote, in an example of ours; in one that nobody wrote in there are none of these names. */
export const ownFieldsOf = (sample: unknown): readonly string[] => String(sample).split(',')

/** Whether visitors get nothing of an example: something that it is nothing without is ours. */
export const isHeldBack = ({ needs }: SampleField, own: readonly string[]): boolean =>
  !needs.every((name) => own.includes(name))

const forVisitors = (fields: ItemFields, item: Item<ItemFields>): readonly Item<ItemFields>[] => {
  const field = fields.sample
  if (field?.kind !== 'sample' || !item.sample) return [item]
  const own = ownFieldsOf(item.sample)
  if (isHeldBack(field, own)) return []
  const ours = Object.entries(fields)
    .filter(([name, { kind }]) => /text|long|rich/.test(kind) && !own.includes(name))
    .map(([name, of]) => [name, initialValue(of)])
  return [{ ...item, ...Object.fromEntries(ours), sample: false }]
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
