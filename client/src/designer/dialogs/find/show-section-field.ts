import { type ItemPlace, select } from '../../base/designer-store.ts'
import { addressKey } from '../../base/draft/place.ts'
import { showField } from '../../base/show-field.ts'

/** Chooses a section, or an item of it, and leads the keyboard to a field of its form. */
export const showSectionField = (section: string, field: string, item?: ItemPlace): void => {
  select({ section, item })
  showField(addressKey(item ? { in: 'item', section, ...item, field } : { in: 'section', section, field }))
}
