import type { ItemFields } from '../field/field.ts'
import { valuesIn } from './section-values.ts'
import { isHeldBack, ownFieldsOf } from './without-samples.ts'
import { wordsOf } from './words-of.ts'

/** What of an item is an example of ours still. */
interface SampleParts {
  /** The fields that say our words. */
  readonly ours: readonly string[]
  /** Whether visitors get nothing of it: all of it is ours, or something that it is nothing without. */
  readonly isHeld: boolean
}

/** Finds what of an item nobody but us has said so far. */
export const samplePartsOf = (fields: ItemFields, item: Readonly<Record<string, unknown>>): SampleParts => {
  const field = fields.sample
  const told = item.sample
  if (field?.kind !== 'sample' || !told) return { ours: [], isHeld: false }
  const own = ownFieldsOf(told)
  const ours = valuesIn(fields, item)
    .filter((entry) => !own.includes(entry.name) && wordsOf(entry) !== '')
    .map(({ name }) => name)
  return { ours, isHeld: isHeldBack(field, own) }
}
