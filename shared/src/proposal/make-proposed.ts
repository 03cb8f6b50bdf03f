import * as Y from 'yjs'
import { addSection } from '../draft/edits/add-section.ts'
import { moveSection } from '../draft/edits/move-section.ts'
import { removeSection } from '../draft/edits/remove-section.ts'
import { setField, setFields } from '../draft/edits/set-field.ts'
import { setLayout } from '../draft/edits/set-layout.ts'
import { materialise } from '../draft/materialise.ts'
import type { PlainValues } from '../draft/plain-value.ts'
import { itemOf, listOf, sectionOf } from '../draft/shape.ts'
import type { Field } from '../field/field.ts'
import { type Result, refuse, succeed } from '../problem/problem.ts'
import { richTextOf } from '../rich-text/rich-text.ts'
import { findDefinition } from '../sections/definitions.ts'
import type { SectionType } from '../sections/sections.ts'
import { helpedText } from '../word-help/helped-text.ts'
import { othersWords } from '../word-help/others-words.ts'
import { noSuchText } from '../word-help/problems.ts'
import { themeOf } from './look-choices.ts'
import { unfitEdit } from './problems.ts'
import type { ProposedEdit } from './proposed-edit.ts'

type Write = Extract<ProposedEdit, { is: 'write' }>

const write = (doc: Y.Doc, { at, text }: Write): Result<undefined> => {
  const of = helpedText(materialise(doc), at)
  if (of === undefined) return refuse(noSuchText)
  const sample = at.in === 'item' && itemOf(doc, at.section, at)?.get('sample')
  const put = setField(doc, at, of.isRich ? richTextOf(text) : text)
  // An example that is said in other words is still one: its owner alone can say that it is true.
  if (put.ok && sample) setField(doc, { ...at, field: 'sample' }, sample)
  return put
}

const hadRoom = (done: boolean): Result<undefined> => (done ? succeed(undefined) : refuse(unfitEdit))

/** Whether a section holds what somebody else said, which is no example of ours. */
const holdsOthersWords = (doc: Y.Doc, section: string): boolean => {
  const definition = findDefinition(sectionOf(doc, section)?.get('type'))
  if (definition === undefined || !othersWords.some((type) => type === definition.type)) return false
  return Object.entries<Field>(definition.fields).some(([list, { kind }]) => {
    const items = kind === 'items' ? [...(listOf(doc, section, list)?.values() ?? [])] : []
    return items.some((item) => item instanceof Y.Map && item.get('sample') !== true)
  })
}

const remove = (doc: Y.Doc, section: string): Result<undefined> => {
  if (holdsOthersWords(doc, section)) return refuse(unfitEdit)
  const removed = removeSection(doc, section)
  return removed.ok ? succeed(undefined) : removed
}

/** What a section says that is added now. */
export type ValuesFor = (type: SectionType) => PlainValues

/** Makes one proposed edit as its owner's own hand would: what no hand may do is refused, and so is taking off what customers said. */
export const makeProposed = (doc: Y.Doc, proposed: ProposedEdit, valuesFor: ValuesFor): Result<undefined> => {
  switch (proposed.is) {
    case 'write':
      return write(doc, proposed)
    case 'move':
      return hadRoom(moveSection(doc, proposed.section, proposed.before))
    case 'layout':
      return hadRoom(setLayout(doc, proposed.section, proposed.layout))
    case 'look': {
      const theme = themeOf(proposed.look, proposed.choice)
      return theme === undefined ? refuse(unfitEdit) : setFields(doc, 'theme', theme)
    }
    case 'add': {
      const { type, before } = proposed
      const added = addSection(doc, type, { before, values: valuesFor(type) })
      return added.ok ? succeed(undefined) : added
    }
    case 'remove':
      return remove(doc, proposed.section)
  }
}
