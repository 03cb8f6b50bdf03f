import type * as Y from 'yjs'
import { type Problem, type Result, refuse, succeed } from '../../problem/problem.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { sectionOf, sectionsOf } from '../shape.ts'
import { edit } from './edit.ts'

const required = (title: string): Problem => ({
  code: 'section.required',
  status: 400,
  text: `Every page needs its ${title}.`,
})

/** Removes a section. A required one stays; one that is gone already is no error. */
export const removeSection = (doc: Y.Doc, id: string): Result<void> => {
  const definition = findDefinition(sectionOf(doc, id)?.get('type'))
  if (definition?.required) return refuse(required(definition.title))
  edit(doc, `Delete ${definition?.title ?? 'section'}`, () => sectionsOf(doc)?.delete(id))
  return succeed(undefined)
}
