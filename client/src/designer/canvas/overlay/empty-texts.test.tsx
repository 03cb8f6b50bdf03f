// @vitest-environment jsdom
import { fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import type { Fields } from '@shingle/shared/field/field.ts'
import { languageTag } from '@shingle/shared/language/language.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { canvasStyle } from '../canvas-style.ts'
import { giveRoom } from './empty-texts-in.ts'
import { fieldHints } from './field-hints.ts'
import { useEmptyTexts, useKeptRoom } from './use-empty-texts.ts'

const section = `
  <div class="section" id="intro" data-open="">
    <p id="over" data-text="Line above" data-field="intro/over"></p>
    <h2 id="heading" data-text="Heading" data-field="intro/heading">Stairs</h2>
    <div id="body" data-rich="intro/body" data-empty="Text"></div>
    <span data-text="Button" data-action="" data-field="intro/button"></span>
    <h3 data-text="Name" data-item="oak" data-field="intro/items/oak/name">Oak</h3>
    <p id="price" data-text="Price" data-item="oak" data-field="intro/items/oak/price"></p>
    <p data-text="Price" data-item="ash" data-field="intro/items/ash/price"></p>
  </div>`

let names: readonly string[] = []
const Names = ({ item }: { item: string | null }) => {
  useKeptRoom(document, 'intro')
  names = useEmptyTexts({ page: document, anchor: 'intro', item }).map(({ label }) => label)
  return null
}

const place = document.createElement('div')
let root: ReturnType<typeof createRoot>
const choose = (item: string | null) => act(async () => root.render(<Names item={item} />))
const part = (id: string) => document.getElementById(id) ?? document.body
const isSeen = (id: string) => getComputedStyle(part(id)).display !== 'none'

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.head.appendChild(document.createElement('style')).textContent = canvasStyle
})
beforeEach(() => {
  document.body.innerHTML = section
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

describe('[8.designer] empty texts of what is chosen', () => {
  it('take no room of the page, so that no text moves, and are offered by their names', async () => {
    await choose(null)
    expect(['over', 'body', 'price'].map(isSeen)).toEqual([false, false, false])
    expect(names).toEqual(['Line above', 'Text'])
    await choose('oak')
    expect(names).toEqual(['Price'])
    expect(isSeen('price')).toBe(false)
  })

  it('get their room once somebody wants to write in one, until the section is left', async () => {
    await choose(null)
    await act(async () => giveRoom(part('over')))
    expect([isSeen('over'), names]).toEqual([true, ['Text']])
    await act(async () => root.unmount())
    expect(isSeen('over')).toBe(false)
    root = createRoot(place)
  })

  it('are called by their names in the language of the page where they stand on it', async () => {
    await choose(null)
    document.documentElement.lang = 'de'
    await act(async () => {
      giveRoom(part('heading'))
      giveRoom(part('body'))
    })
    expect(['heading', 'body'].map((id) => part(id).dataset.asked)).toEqual(['Überschrift', 'Text'])
    expect(canvasStyle).toContain('[data-text]:empty::before{content:attr(data-asked)')
    document.documentElement.lang = 'en'
    giveRoom(part('heading'))
    expect(part('heading').dataset.asked).toBe('Heading')
  })

  it('that were emptied just now keep their room, so that nothing moves while the next is clicked', async () => {
    await choose(null)
    await act(async () => {
      part('heading').textContent = ''
      part('heading').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    })
    expect([isSeen('heading'), names]).toEqual([true, ['Line above', 'Text']])
    await act(async () => part('body').removeAttribute('data-empty'))
    expect(names).toEqual(['Line above'])
    await act(async () => part('body').setAttribute('data-empty', 'Text'))
    expect([isSeen('body'), names]).toEqual([true, ['Line above']])
  })
})

const labelsOf = (fields: Fields): readonly string[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === 'items'
      ? labelsOf(field.fields)
      : ['text', 'long', 'rich', 'button'].includes(field.kind)
        ? [field.label]
        : [],
  )

describe('[3.sections] a text that may stand empty on the page', () => {
  const notOnPage = ['Success message', 'Contact form email', 'Contact email', 'Code']
  const labels = new Set(sections.flatMap((definition) => labelsOf(fieldsOf(definition))))

  it.each([...labels].filter((label) => !notOnPage.includes(label)))('has %j in every language', (label) => {
    const tags = Object.values(languageTag).filter((tag) => tag !== 'en')
    expect(Object.keys(fieldHints[label] ?? {}).toSorted()).toEqual(tags.toSorted())
  })
})
