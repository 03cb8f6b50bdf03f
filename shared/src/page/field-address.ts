import type { FieldAddress } from '../draft/address.ts'

interface Identified {
  readonly id: string
}

/** Where a section keeps one of its fields. */
export const fieldOf = (section: Identified, field: string): FieldAddress => ({
  in: 'section',
  section: section.id,
  field,
})

/** Where an item of a section's list keeps one of its fields; the list is `items` unless named. */
export const itemFieldOf = (
  section: Identified,
  item: Identified,
  { field, list = 'items' }: { field: string; list?: string },
): FieldAddress => ({ in: 'item', section: section.id, list, item: item.id, field })

/** Where a business fact is kept. */
export const factOf = (field: string): FieldAddress => ({ in: 'business', field })
