// @vitest-environment jsdom
import { isRecord } from '@shingle/shared/field/is-record.ts'
import { artworkImage, type ImageValue, plainImage } from '@shingle/shared/image/image-value.ts'
import { afterAll, expect, test } from 'vitest'
import { addPicture } from './add-picture.ts'
import { editsOf } from './editing.ts'
import { openForEditing } from './fixtures/open-for-editing.ts'

const { draft, close } = await openForEditing()
afterAll(close)

const photo = (name: string): ImageValue => ({ ...plainImage, provider: 'Custom', reference: `${name}.webp` })

test('[3.gallery] pictures stand in the place of a drawing and at the end of a list as one step, which brings the drawing back', () => {
  const { addItem, setField } = editsOf(draft)
  const section = draft.view.content().sections.find(({ type }) => type === 'Gallery')?.id ?? ''
  const to = { section, list: 'items', field: 'image' }
  const items = (): readonly string[] => {
    const values: unknown = draft.view.section(section)
    const list = isRecord(values) && Array.isArray(values.items) ? values.items : []
    return list.map((item: { image: ImageValue | null }) => item.image?.reference ?? 'none')
  }
  const drawings = [0, 1].map((motif) => {
    const added = addItem(to)
    const item = added?.ok ? added.value : ''
    setField({ in: 'item', ...to, item }, artworkImage('plumbing', motif, ''))
    return item
  })
  expect(items()).toEqual(['plumbing/0', 'plumbing/1'])
  const step = addPicture(draft, { to, image: photo('a'), into: drawings[1], step: undefined })
  expect(addPicture(draft, { to, image: photo('b'), into: undefined, step })).toBe(step)
  expect(items()).toEqual(['plumbing/0', 'a.webp', 'b.webp'])
  draft.undo.undo()
  expect(items()).toEqual(['plumbing/0', 'plumbing/1'])
  // What belongs to a step that was undone finds no place.
  expect(addPicture(draft, { to, image: photo('c'), into: undefined, step })).toBeUndefined()
  draft.undo.redo()
  expect(items()).toEqual(['plumbing/0', 'a.webp', 'b.webp'])
  const add = (image: ImageValue) => addPicture(draft, { to, image, into: undefined, step: undefined })
  // What is no picture leaves nothing behind.
  expect(add({ ...photo('c'), zoom: 99 })).toBeUndefined()
  expect(items()).toEqual(['plumbing/0', 'a.webp', 'b.webp'])
  // Where there is no more room, the last are left out.
  const many = Array.from({ length: 12 }, (_, at) => photo(`n${at}`))
  expect(many.filter((image) => add(image) !== undefined)).toHaveLength(7)
  expect(items()).toHaveLength(10)
})
