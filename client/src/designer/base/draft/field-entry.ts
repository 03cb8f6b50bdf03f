import type { Field, Fields, FieldValue } from '@shingle/shared/field/field.ts'

type EntryOf<F extends Field> = F extends Field
  ? { name: string; kind: F['kind']; field: F; value: FieldValue<F> }
  : never

/** A field with the value it has now. */
export type FieldEntry = EntryOf<Field>
export type EntryOfKind<K extends Field['kind']> = Extract<FieldEntry, { kind: K }>

/** The fields a form shows, in their order, each with its value. */
export const fieldEntries = (fields: Fields, values: object): FieldEntry[] => {
  const given = new Map<string, unknown>(Object.entries(values))
  return Object.entries(fields)
    .filter(([, field]) => !field.internal)
    .map(
      ([name, field]) =>
        // A draft's values fit their fields: the accept point and materialise guard it.
        ({ name, kind: field.kind, field, value: given.get(name) }) as FieldEntry,
    )
}
