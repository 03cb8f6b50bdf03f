import type { Field, Fields } from '@shingle/shared/field/field.ts'

/** The fields that forms show, by name. */
export const shownFields = (fields: Fields): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(fields).filter(([, { internal }]) => internal !== true)
