import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Field } from '../../field/field.ts'
import { artworkImage, plainImage } from '../../image/image-value.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { sections } from '../../sections/sections.ts'
import { blankContent } from '../blank-content.ts'
import { plainValue } from '../plain-value.ts'
import { seedDraft } from '../seed.ts'
import { itemOf, rootOf } from '../shape.ts'
import { addSection } from './add-section.ts'
import { Edit } from './edit.ts'
import { addItem } from './items.ts'
import { ownWritten } from './own-sample.ts'
import { setField } from './set-field.ts'

const photo = {
  ...plainImage,
  provider: 'Custom',
  reference: 'a'.repeat(32),
  width: 400,
  height: 300,
} as const

const ownValue = (field: Field): unknown => {
  if (field.kind === 'text' || field.kind === 'long') return 'Own words'
  if (field.kind === 'rich') return richTextOf('Own words')
  return field.kind === 'image' ? photo : undefined
}

/** Every field of every item that may be a sample. */
const fields = sections.flatMap(({ type, fields }) =>
  Object.entries(fields).flatMap(([list, field]) =>
    field.kind === 'items' && 'sample' in field.fields
      ? Object.entries<Field>(field.fields).map(([name, of]) => ({ type, list, name, field: of }))
      : [],
  ),
)
const worded = fields.filter(({ field }) => ownValue(field) !== undefined)

const aSample = ({ type, list }: (typeof fields)[number]) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent({ sections: [] })))
  const section = addSection(doc, type)
  if (!section.ok) throw new Error(section.problem.text)
  const added = addItem(doc, { section: section.value, list }, { values: { sample: true } })
  if (!added.ok) throw new Error(added.problem.text)
  const at = { section: section.value, list, item: added.value }
  const undo = new Y.UndoManager(rootOf(doc), { trackedOrigins: new Set([Edit]) })
  const item = () => itemOf(doc, at.section, at)
  return { doc, undo, item, at: (field: string) => ({ in: 'item', ...at, field }) as const }
}

describe('[7.samples] a sample in its owner’s words is theirs', () => {
  test('[7.samples] services, people, reviews and questions may be samples', () => {
    expect(new Set(worded.map(({ type }) => type)).size).toBe(4)
  })

  test.each(worded)('[7.samples] $type: another $name, until that is undone', (entry) => {
    const { doc, undo, item, at } = aSample(entry)
    const before = plainValue(entry.field, item()?.get(entry.name))
    expect(setField(doc, at(entry.name), before).ok).toBe(true)
    expect(item()?.get('sample')).toBe(true)
    let transactions = 0
    doc.on('afterTransaction', () => {
      transactions += 1
    })
    expect(setField(doc, at(entry.name), ownValue(entry.field)).ok).toBe(true)
    // Nothing else of it says anything.
    expect([item()?.get('sample'), transactions]).toEqual([false, 1])
    undo.undo()
    expect(plainValue(entry.field, item()?.get(entry.name))).toEqual(before)
    expect(item()?.get('sample')).toBe(true)
  })

  test.each(fields.filter(({ field }) => field.kind === 'image'))(
    '[7.samples] $type: artwork as $name says nothing of it',
    (entry) => {
      const { doc, item, at } = aSample(entry)
      expect(setField(doc, at(entry.name), artworkImage('plumber', 1, 'A tap')).ok).toBe(true)
      expect(item()?.get('sample')).toBe(true)
    },
  )

  test.each(fields.filter(({ field }) => field.kind === 'rich'))(
    '[7.samples] $type: $name in a text editor',
    (entry) => {
      const { doc, undo, item, at } = aSample(entry)
      ownWritten(doc, at(entry.name), new Edit('', null))
      expect(item()?.get('sample')).toBe(false)
      undo.undo()
      expect(item()?.get('sample')).toBe(true)
    },
  )
})
