import type * as Y from 'yjs'
import { readValue, readValues } from '../../field/read-value.ts'
import { type Problem, type Result, refuse, succeed } from '../../problem/problem.ts'
import type { FieldAddress } from '../address.ts'
import { partFields } from '../materialise.ts'
import { sameValue } from '../same-value.ts'
import type { DraftPart } from '../shape.ts'
import { isVerbatimAt, wordForWord } from '../verbatim.ts'
import { edit } from './edit.ts'
import { describedField, fieldAt } from './field-at.ts'
import { followedLink, ownLinks } from './navigation.ts'
import { isOwnWord, ownSample } from './own-sample.ts'
import { writeField } from './write-field.ts'

/** Whether an address is of a link that is not its owner's yet, and is to say something else now. */
const makesOwn = (doc: Y.Doc, address: FieldAddress, value: unknown): boolean => {
  const link = address.in === 'item' ? followedLink(doc, address) : undefined
  return link !== undefined && !sameValue({ ...link }[address.field], value)
}

/** What an edit says whose field is gone, such as that of a removed item. */
export const noSuchField: Problem = { code: 'field.unknown', status: 404, text: 'This is no longer here.' }

/**
 * Sets one field to a plain value, or says why its schema refuses it: what passes here passes the sync server. Own words
 * in a sample make it its owner's.
 */
export const setField = (doc: Y.Doc, address: FieldAddress, given: unknown): Result<undefined> => {
  const field = describedField(doc, address)
  if (field === undefined) return refuse(noSuchField)
  if (isVerbatimAt(doc, address)) return refuse(wordForWord)
  const read = readValue(field, given)
  if (!read.ok) return read
  const owns = makesOwn(doc, address, read.value)
  if (fieldAt(doc, address) === undefined && !owns) return refuse(noSuchField)
  const name = `Change ${field.label.toLowerCase()}`
  edit(doc, { name, continues: JSON.stringify(address) }, () => {
    if (owns && address.in === 'item') ownLinks(doc, address)
    const found = fieldAt(doc, address)
    if (found === undefined) return
    if (isOwnWord(found, address.field, read.value)) ownSample(doc, address)
    writeField(found, address.field, read.value)
  })
  return succeed(undefined)
}

/** Sets several fields of one part, such as all colours of a palette, in one undoable step; all or none of them. */
export const setFields = (
  doc: Y.Doc,
  part: DraftPart,
  values: Readonly<Record<string, unknown>>,
): Result<undefined> => {
  const read = readValues(partFields[part], values)
  if (!read.ok) return read
  edit(doc, { name: `Change ${part}`, continues: `${part}: ${Object.keys(values).join()}` }, () => {
    for (const [field, value] of Object.entries(read.value)) {
      const found = fieldAt(doc, { in: part, field })
      if (found !== undefined) writeField(found, field, value)
    }
  })
  return succeed(undefined)
}
