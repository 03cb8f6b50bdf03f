import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { blankContent, blankSection } from '../blank-content.ts'
import { materialise } from '../materialise.ts'
import { seedDraft } from '../seed.ts'
import { addSection } from './add-section.ts'
import { addItem } from './items.ts'
import { setField, setFields } from './set-field.ts'

const aDraft = () => {
  const doc = new Y.Doc()
  const embed = blankSection('CodeEmbed', 'embed')
  const services = blankSection('Services', 'services')
  Y.applyUpdate(doc, seedDraft(blankContent({ sections: [services, embed] })))
  return doc
}

const name = { in: 'business', field: 'name' } as const
const heading = { in: 'section', section: 'services', field: 'heading' } as const
const background = { in: 'settings', field: 'cookieBackground' } as const
const code = { in: 'section', section: 'embed', field: 'code' } as const

describe('[2.values] a value is checked where it enters', () => {
  test.each([
    ['longer than its field', name, 'x'.repeat(49), 'Business name: at most 48 characters'],
    ['of another kind', name, 7, 'Business name: this cannot be kept'],
    ['no colour', background, 'red', 'Invalid hex color code'],
    [
      'a note that is too long',
      { in: 'business', field: 'specialDays' } as const,
      [{ date: '2026-12-24', spans: [], note: 'x'.repeat(81) }],
      'Special day: at most 80 characters',
    ],
    [
      'a date that no calendar of the product has',
      { in: 'business', field: 'specialDays' } as const,
      [{ date: '12026-12-24', spans: [], note: '' }],
      'Please enter a date',
    ],
    ['of a section that is gone', { ...heading, section: 'gone' }, 'x', 'This is no longer here.'],
  ] as const)('[2.values] one that is %s is refused in words, and nothing is written', (...row) => {
    const [, at, value, text] = row
    const doc = aDraft()
    const before = materialise(doc)
    expect(setField(doc, at, value)).toMatchObject({ ok: false, problem: { text } })
    expect(materialise(doc)).toEqual(before)
  })

  test.each([
    ['a line break in a heading', heading, 'One\r\n two', 'One two'],
    ['a tab', heading, 'One\ttwo', 'One two'],
    ['a control character', heading, 'One\u0007\u0000 two', 'One two'],
    ['half an emoji', heading, 'One \ud83d', 'One \ufffd'],
    ['the line breaks of another system', code, 'a\r\nb\rc', 'a\nb\nc'],
    ['a short colour in capitals', background, '#ABC', '#aabbcc'],
  ] as const)('[2.values] %s is put right', (...row) => {
    const [, at, value, kept] = row
    const doc = aDraft()
    expect(setField(doc, at, value).ok).toBe(true)
    const { sections, settings } = materialise(doc)
    const values = at.in === 'settings' ? settings : sections.find(({ id }) => id === at.section)
    expect(values).toMatchObject({ [at.field]: kept })
  })

  test('[2.values] an emoji in a long text becomes another one whole', () => {
    const doc = aDraft()
    for (const text of ['a😀b', 'a😁b', 'a🁀b', 'a😁😀b', 'a😀b']) {
      setField(doc, code, text)
      expect(materialise(doc).sections.find(({ id }) => id === 'embed')).toMatchObject({ code: text })
    }
  })

  test('[2.values] several fields are set all or none', () => {
    const doc = aDraft()
    const before = materialise(doc)
    expect(setFields(doc, 'theme', { background: '#ffffff', primaryText: 'ink' }).ok).toBe(false)
    expect(materialise(doc)).toEqual(before)
  })

  test('[2.values] what a new section or item starts with is checked too', () => {
    const doc = aDraft()
    const long = 'x'.repeat(65)
    const before = materialise(doc)
    expect(addItem(doc, { section: 'services', list: 'items' }, { values: { heading: long } }).ok).toBe(false)
    expect(addSection(doc, 'Gallery', { values: { heading: long } }).ok).toBe(false)
    expect(materialise(doc)).toEqual(before)
  })
})
