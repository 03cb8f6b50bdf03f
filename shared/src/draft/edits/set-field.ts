import type * as Y from 'yjs'
import type { FieldAddress } from '../address.ts'
import { sameValue } from '../same-value.ts'
import { edit } from './edit.ts'
import { fieldAt } from './field-at.ts'
import { followedLink, ownLinks } from './navigation.ts'
import { writeField } from './write-field.ts'

/** Whether an address is of a link that is not its owner's yet, and is to say something else now. */
const makesOwn = (doc: Y.Doc, address: FieldAddress, value: unknown): boolean => {
  const link = address.in === 'item' ? followedLink(doc, address) : undefined
  return link !== undefined && !sameValue({ ...link }[address.field], value)
}

/** Sets one field to a plain value of its kind. Answers whether the field exists. */
export const setField = (doc: Y.Doc, address: FieldAddress, value: unknown): boolean => {
  const stored = fieldAt(doc, address)
  const owns = makesOwn(doc, address, value)
  if (stored === undefined && !owns) return false
  const name = `Change ${stored?.field.label.toLowerCase() ?? 'link'}`
  edit(doc, { name, continues: JSON.stringify(address) }, () => {
    if (owns && address.in === 'item') ownLinks(doc, address)
    const found = fieldAt(doc, address)
    if (found !== undefined) writeField(found, address.field, value)
  })
  return true
}

/** Sets several fields of one part, such as all colours of a palette, in one undoable step. */
export const setFields = (
  doc: Y.Doc,
  part: 'settings' | 'business' | 'theme',
  values: Readonly<Record<string, unknown>>,
): void =>
  edit(doc, { name: `Change ${part}`, continues: `${part}: ${Object.keys(values).join()}` }, () => {
    for (const [field, value] of Object.entries(values)) {
      const found = fieldAt(doc, { in: part, field })
      if (found !== undefined) writeField(found, field, value)
    }
  })
