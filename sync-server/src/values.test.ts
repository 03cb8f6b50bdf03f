import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { fieldAt } from '@shingle/shared/draft/edits/field-at.ts'
import { addItem } from '@shingle/shared/draft/edits/items.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { partFields } from '@shingle/shared/draft/materialise.ts'
import { fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { draftParts } from '@shingle/shared/draft/shape.ts'
import { sharedValue } from '@shingle/shared/draft/shared-value.ts'
import type { Field, Fields } from '@shingle/shared/field/field.ts'
import { longestValue, repeating } from '@shingle/shared/field/longest-value.ts'
import { checkValue } from '@shingle/shared/field/read-value.ts'
import { definitionOf } from '@shingle/shared/sections/definitions.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { Shadow } from './shadow.ts'

const everySection = blankContent({
  sections: sections.map(
    ({ type }) =>
      ({
        ...blankSection(type, type.toLowerCase()),
        // Links that follow the sections leave no room for one more.
        ...(type === 'Header' && { navigation: 'own' }),
      }) as AnySection,
  ),
})

const aDraft = (): Y.Doc => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(everySection))
  return doc
}

interface Place {
  readonly name: string
  readonly field: Field
  /** Where it is in a draft that has one item in its list. */
  readonly at: FieldAddress
}

const listed = (section: string, list: string, fields: Fields): readonly Place[] =>
  Object.entries(fields).map(([name, field]) => ({
    name: `${section}.${list}.${name}`,
    field,
    at: { in: 'item', section, list, item: '', field: name },
  }))

/** Every field that a draft has, those of items included. */
const places: readonly Place[] = [
  ...draftParts.flatMap((part) =>
    Object.entries<Field>(partFields[part]).map(
      ([name, field]): Place => ({
        name: `${part}.${name}`,
        field,
        at: { in: part, field: name },
      }),
    ),
  ),
  ...everySection.sections.flatMap(({ id, type }) =>
    Object.entries(fieldsOf(definitionOf(type))).flatMap(([name, field]): readonly Place[] =>
      field.kind === 'items'
        ? listed(id, name, field.fields)
        : [{ name: `${id}.${name}`, field, at: { in: 'section', section: id, field: name } }],
    ),
  ),
]

const longer = (field: Field): unknown => {
  const words = repeating('wide letters ')
  switch (field.kind) {
    case 'text':
    case 'long':
    case 'rich':
      return longestValue({ ...field, maximum: field.maximum + 1 }, (length) =>
        words(length + (length > 4000 ? 102400 : 1)),
      )
    case 'number':
      return field.maximum + field.step
    case 'special-days':
      return longestValue({ ...field, maximum: field.maximum + 1 }, words)
    default:
      return longestValue(field, (length) => words(length + 1))
  }
}

/** Values of every sort: what fits, what is one too long, what is of another kind, what no keyboard types. */
const candidates = (field: Field): readonly unknown[] => [
  longestValue(field, repeating('Wohnwagenwerkstatt ')),
  longestValue(field, repeating('完全予約制👩‍👩‍👧é')),
  longer(field),
  longestValue(field, () => 'a\nb'),
  longestValue(field, () => 'a\u0007b'),
  '',
  'x',
  '#abcdef',
  7,
  -1,
  true,
  null,
  [],
  {},
  { type: 'Web', target: 'javascript:alert(1)' },
  { type: 'Web', target: 'https://example.com' },
]

/** A draft with an item in the list that the address names, and the address of that item. */
const withItem = (doc: Y.Doc, at: FieldAddress): FieldAddress => {
  if (at.in !== 'item') return at
  const added = addItem(doc, at)
  if (!added.ok) throw new Error(added.problem.text)
  return { ...at, item: added.value }
}

/** Whether a value can be put into the form that a draft stores at all. */
const isStorable = ({ kind }: Field, value: unknown): boolean => {
  if (kind === 'long') return typeof value === 'string'
  return kind !== 'rich' || (typeof value === 'object' && value !== null && 'content' in value)
}

describe('[2.values] forms and server agree', () => {
  test.each(places)(
    '[2.values] on $name: what one refuses the other refuses, and what setField writes is accepted',
    (place) => {
      const { field } = place
      const doc = aDraft()
      const at = withItem(doc, place.at)
      const seeded = Y.encodeStateAsUpdate(doc)
      const judge = (change: (mine: Y.Doc) => void): string => {
        const [mine, live] = [new Y.Doc(), new Y.Doc()]
        for (const one of [mine, live]) Y.applyUpdate(one, seeded)
        const shadow = new Shadow(live)
        change(mine)
        const { outcome } = shadow.try([Y.encodeStateAsUpdate(mine, Y.encodeStateVector(live))])
        shadow.close()
        return outcome
      }
      for (const value of candidates(field)) {
        const shown = `${place.name}: ${JSON.stringify(value)?.slice(0, 60)}`
        let isWritten = false
        const typed = judge((mine) => {
          isWritten = setField(mine, at, value).ok
        })
        expect([shown, typed === 'refused']).toEqual([shown, false])
        if (!isStorable(field, value)) continue
        const raw = judge((mine) => {
          const found = fieldAt(mine, at)
          found?.map.set(at.field, sharedValue(field, value))
        })
        const isFine = checkValue(field, value) === null
        expect([shown, raw !== 'refused']).toEqual([shown, isFine])
        if (isFine) expect([shown, isWritten]).toEqual([shown, true])
      }
    },
  )
})
