import type * as Y from 'yjs'
import type { FieldAddress } from '../address.ts'
import { edit } from './edit.ts'
import { fieldAt } from './field-at.ts'

/**
 * Writes plain fields anew with the values they have: a step of undo for a change that is kept beside the draft.
 * Fields that are gone are left out; answers whether any was there.
 */
export const rewriteFields = (doc: Y.Doc, addresses: readonly FieldAddress[], name: string): boolean => {
  const present = addresses.flatMap((address) => {
    const found = fieldAt(doc, address)
    return found === undefined ? [] : [{ map: found.map, field: address.field }]
  })
  if (present.length === 0) return false
  edit(doc, name, () => {
    for (const { map, field } of present) map.set(field, map.get(field) ?? null)
  })
  return true
}
