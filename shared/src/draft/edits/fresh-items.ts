import type { Fields } from '../../field/field.ts'
import type { PlainValues } from '../plain-value.ts'
import { freshId } from './fresh-id.ts'

/** The same values with new ids for all items, as a copy needs them. */
export const withFreshItems = (fields: Fields, values: PlainValues): PlainValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.kind === 'items' && Array.isArray(value)
        ? value.map((item: PlainValues) => ({ ...item, id: freshId() }))
        : value,
    ]),
  )
