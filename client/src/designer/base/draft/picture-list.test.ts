import { sections } from '@shingle/shared/sections/sections.ts'
import { expect, test } from 'vitest'
import { pictureListOf } from './picture-list.ts'

test('[3.gallery] pictures can be added to a gallery and to a logo grid, and to no list whose items say more', () => {
  const lists = sections.flatMap(({ type }) => {
    const list = pictureListOf({ id: 'one', type })
    return list === null ? [] : [[type, list]]
  })
  expect(lists).toEqual([
    ['Gallery', { section: 'one', list: 'items', field: 'image', maximum: 10 }],
    ['Logos', { section: 'one', list: 'items', field: 'image', maximum: 10 }],
  ])
  expect(pictureListOf(undefined)).toBeNull()
})
