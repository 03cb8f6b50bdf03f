import type { Field } from '@shingle/shared/field/field.ts'
import type { EntryOfKind } from '../base/draft/field-entry.ts'

/** What a field's control is given: the field with its present value, and the way to write another. */
export interface ControlProps<K extends Field['kind']> {
  entry: EntryOfKind<K>
  /** Answers whether the draft keeps it; where it does not, the field says why. */
  write: (value: EntryOfKind<K>['value']) => boolean
}
