// @vitest-environment jsdom
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'
import { afterAll, expect, test } from 'vitest'
import { openForEditing } from '../../base/draft/fixtures/open-for-editing.ts'
import { dropRefusal, dropTarget } from './drop-target.ts'

const { draft, close } = await openForEditing()
afterAll(close)

const idOf = (anchor: string) => anchor.replace(/^at-/, '')

const sectionOf = (type: SectionType): string => {
  const find = () => draft.view.sectionIds().find((id) => draft.view.section(id)?.type === type)
  if (find() === undefined) addSection(draft.doc(), type)
  return find() ?? ''
}

/** Drops a file on the part of a section that says 'here'. */
const dropIn = (id: string, markup: string): Event => {
  document.body.innerHTML = `<section class="section" id="at-${id}">${markup}</section>`
  const event = new Event('drop', { bubbles: true })
  const here = [...document.querySelectorAll('*')].findLast(({ textContent }) => textContent === 'here')
  here?.dispatchEvent(event)
  return event
}

test('[3.images] a file dropped on the words of a section becomes the picture of that section', () => {
  const id = sectionOf('Introduction')
  const event = dropIn(id, `<h1>here</h1><span data-picture="${id}/image"></span>`)
  const target = dropTarget(draft, event, idOf)
  expect(target?.at).toEqual({ in: 'section', section: id, field: 'image' })
  expect(target?.element.dataset.picture).toBe(`${id}/image`)
})

test('[3.images] a file dropped on the words of an item becomes the picture of that item', () => {
  const id = sectionOf('Team')
  const pictures = ['one', 'two'].map(
    (item) => `<span data-picture="${id}/items/${item}/image" data-item="${item}"></span>`,
  )
  const event = dropIn(id, `${pictures.join('')}<p data-item="two">here</p>`)
  expect(dropTarget(draft, event, idOf)?.at).toEqual({
    in: 'item',
    section: id,
    list: 'items',
    item: 'two',
    field: 'image',
  })
})

test('[3.images] where nothing takes a dropped file that is said, and what does', () => {
  const header = dropIn(sectionOf('Header'), '<p>here</p>')
  expect(dropTarget(draft, header, idOf)).toBeNull()
  expect(dropRefusal(header)).toBe('Nothing in this section takes pictures.')

  const id = sectionOf('Team')
  const team = dropIn(id, `<h2>here</h2><span data-picture="${id}/items/one/image"></span>`)
  expect(dropTarget(draft, team, idOf)).toBeNull()
  expect(dropRefusal(team)).toBe('Drop it on one of the pictures in this section.')
})
