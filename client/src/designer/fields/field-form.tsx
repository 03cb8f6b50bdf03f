import type { Fields } from '@shingle/shared/field/field.ts'
import { fieldEntries } from '../base/draft/field-entry.ts'
import { addressAt, addressKey, type Place } from '../base/draft/place.ts'
import { FieldControl } from './field-control.tsx'
import styles from './field-form.module.css'

interface FieldFormProps {
  fields: Fields
  values: object
  place: Place
  /** Only these, in this order; all fields otherwise. */
  only?: readonly string[] | undefined
  /** What does nothing here is left out. */
  idle?: readonly string[]
}

/** The form that a set of fields describes. */
export const FieldForm = ({ fields, values, place, only, idle = [] }: FieldFormProps) => {
  const entries = fieldEntries(fields, values).filter(({ name }) => !idle.includes(name))
  const shown = only ? only.flatMap((name) => entries.find((entry) => entry.name === name) ?? []) : entries
  return shown.map((entry) => (
    <div key={entry.name} className={styles.entry} data-form-field={addressKey(addressAt(place, entry.name))}>
      <FieldControl entry={entry} place={place} />
    </div>
  ))
}
