import { definitionOf } from './definitions.ts'
import type { AnyLayout } from './layout.ts'

/** The fields of a section type that do nothing in one of its layouts, but in others; forms leave them out. */
export const idleFields = (type: string, { fields: own = [] }: AnyLayout): readonly string[] =>
  definitionOf(type)
    .layouts.flatMap(({ fields = [] }) => fields)
    .filter((field) => !own.includes(field))
