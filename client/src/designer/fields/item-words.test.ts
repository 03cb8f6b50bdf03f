import { blankSection } from '@shingle/shared/draft/blank-content.ts'
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import { galleryFields } from '@shingle/shared/sections/gallery/fields.ts'
import { headerFields } from '@shingle/shared/sections/header/fields.ts'
import { logosFields } from '@shingle/shared/sections/logos/fields.ts'
import { expect, it } from 'vitest'
import { hasWholeImages, itemLine, itemName } from './item-words.ts'

const titleOf = (id: string): string => (id === 's1' ? 'Services' : '')

it('[2.designer] a navigation link says the name of the section it leads to, never its id', () => {
  const link = { type: 'Section', target: 's1' } as const
  const { links } = blankSection('Header', 'h', { links: [{ id: 'a', label: 'Jobs I do', link }] })
  const [item] = links
  expect(item && itemName(item, { field: headerFields.links, value: links }, titleOf)).toBe('Jobs I do')
  expect(item && itemLine(item, headerFields.links, titleOf)).toBe('Services')
  expect(item && itemLine(item, headerFields.links, () => '')).toBe('')
})

it('[2.designer] pictures without words are told apart by their places', () => {
  const image = artworkImage('accountant', 0, '')
  const items = ['one', 'two'].map((id) => ({ id, image, caption: '' }))
  const list = { field: galleryFields.items, value: items }
  expect(items.map((item) => itemName(item, list, titleOf))).toEqual(['Picture 1', 'Picture 2'])
  const [first] = items
  expect(first && itemName({ ...first, image: { ...image, alt: 'A bench' } }, list, titleOf)).toBe('A bench')
})

it('[3.logos] a list of logos shows them whole, and any other list fills the place of a picture', () => {
  const lists = [logosFields.items, galleryFields.items, headerFields.links]
  expect(lists.map(hasWholeImages)).toEqual([true, false, false])
})
