import type * as Y from 'yjs'
import type { FieldAddress } from '../address.ts'
import { edit } from './edit.ts'
import { fieldAt } from './field-at.ts'
import { writeField } from './write-field.ts'

/** Other words of the product's own for a text of a draft. */
export interface Rewording {
  readonly at: FieldAddress
  readonly value: string
}

/** Puts words of the product's own in the place of others of its own: a sample that is said in them stays one. */
export const reword = (doc: Y.Doc, rewordings: readonly Rewording[]): void =>
  edit(doc, 'Reword', () => {
    for (const { at, value } of rewordings) {
      const found = fieldAt(doc, at)
      if (found !== undefined) writeField(found, at.field, value)
    }
  })
