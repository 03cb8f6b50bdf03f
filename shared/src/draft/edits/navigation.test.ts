import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { seededRandom } from '../../chance/seeded-random.ts'
import { destinationOf } from '../../navigation/destination-of.ts'
import { asListed, isNavigating } from '../../navigation/navigating-section.ts'
import { blankContent, blankSection } from '../blank-content.ts'
import type { AnySection } from '../content.ts'
import { materialise } from '../materialise.ts'
import { seedDraft } from '../seed.ts'
import { sectionOf } from '../shape.ts'
import { validateContent } from '../validate.ts'
import { Edit } from './edit.ts'
import { addItem, duplicateItem, moveItem, removeItem } from './items.ts'
import { followSections } from './navigation.ts'
import { setField } from './set-field.ts'
import { moveItems, removeItems } from './several-items.ts'

const header = { section: 'h', list: 'links' }

const opened = (links: readonly object[] = [], navigation: 'auto' | 'sections' | 'own' = 'sections') => {
  const doc = new Y.Doc()
  const shown = [
    blankSection('Header', 'h', { navigation, links: links as never }),
    blankSection('Introduction', 'i'),
    blankSection('Services', 's'),
    blankSection('Gallery', 'g'),
    blankSection('Contact', 'c'),
    blankSection('Footer', 'f', { navigation: 'sections' }),
  ] as AnySection[]
  Y.applyUpdate(doc, seedDraft(blankContent({ sections: shown })))
  return doc
}

/** The links that the owner sees, and whose list it is. */
const linksOf = (doc: Y.Doc, id = 'h') => {
  const { sections, settings } = materialise(doc)
  const destinations = sections
    .filter(({ hidden }) => !hidden)
    .map((one) => destinationOf(one, settings.language))
  const section = sections.find((one) => one.id === id)
  if (!isNavigating(section)) throw new Error(`no links in ${id}`)
  return { whose: section.navigation, links: asListed(section, destinations).links }
}

const labelsOf = (doc: Y.Doc, id = 'h') => linksOf(doc, id).links.map(({ label }) => label)

describe('[3.header] the owner’s list of links', () => {
  test('[3.header] follows the sections until a link is moved; then it is the owner’s, as it stands', () => {
    const doc = opened()
    expect(labelsOf(doc)).toEqual(['Services', 'Gallery', 'Contact'])
    moveItem(doc, { ...header, item: 'c' }, 's')
    expect(labelsOf(doc)).toEqual(['Contact', 'Services', 'Gallery'])
    expect(linksOf(doc).whose).toBe('own')
    expect(validateContent(materialise(doc)).ok).toBe(true)
  })

  test('[3.header] becomes the owner’s where several links are moved or deleted at once, each as one edit', () => {
    const doc = opened()
    expect(moveItems(doc, header, { items: ['g', 's'], to: 'bottom' })).toBe(true)
    expect([labelsOf(doc), linksOf(doc).whose]).toEqual([['Contact', 'Services', 'Gallery'], 'own'])
    expect(moveItems(doc, header, { items: ['s', 'g'], to: 'bottom' })).toBe(false)
    const other = opened()
    removeItems(other, header, ['c', 's'])
    expect([labelsOf(other), linksOf(other).whose]).toEqual([['Gallery'], 'own'])
  })

  test('[3.header] loses a deleted link for good, and nothing comes in its place', () => {
    const doc = opened()
    removeItem(doc, { ...header, item: 'g' })
    expect(labelsOf(doc)).toEqual(['Services', 'Contact'])
    for (const item of ['s', 'c']) removeItem(doc, { ...header, item })
    expect(linksOf(doc)).toEqual({ whose: 'own', links: [] })
  })

  test('[3.header] takes another label, a further link and a copy, each in its place', () => {
    const doc = opened()
    setField(doc, { in: 'item', ...header, item: 's', field: 'label' }, 'What we fix')
    addItem(doc, header, {
      values: { label: 'Shop', link: { type: 'Web', target: 'https://a.example.com' } },
    })
    duplicateItem(doc, { ...header, item: 's' })
    expect(labelsOf(doc)).toEqual(['What we fix', 'What we fix', 'Gallery', 'Contact', 'Shop'])
  })

  test('[3.header] writing what a link says already changes nothing', () => {
    const doc = opened()
    setField(doc, { in: 'item', ...header, item: 's', field: 'label' }, 'Services')
    expect(linksOf(doc).whose).toBe('sections')
  })

  test('[9] takes no seventh link, and the footer no fifth', () => {
    const doc = opened()
    for (let count = 3; count < 6; count += 1) expect(addItem(doc, header).ok).toBe(true)
    expect(addItem(doc, header)).toMatchObject({ ok: false, problem: { code: 'item.maximum-reached' } })
    const footer = { section: 'f', list: 'links' }
    expect(addItem(doc, footer).ok).toBe(true)
    expect(addItem(doc, footer)).toMatchObject({ ok: false, problem: { code: 'item.maximum-reached' } })
    expect(labelsOf(doc, 'f')).toEqual(['Services', 'Gallery', 'Contact', ''])
  })

  test('[3.header] follows the sections again when asked to, and keeps the labels', () => {
    const doc = opened()
    setField(doc, { in: 'item', ...header, item: 's', field: 'label' }, 'What we fix')
    removeItem(doc, { ...header, item: 'g' })
    addItem(doc, header, {
      values: { label: 'Shop', link: { type: 'Web', target: 'https://a.example.com' } },
    })
    followSections(doc, 'h')
    expect(labelsOf(doc)).toEqual(['What we fix', 'Gallery', 'Contact'])
  })

  test('[3.header] one undo gives back the list that followed the sections', () => {
    const doc = opened()
    const undo = new Y.UndoManager(doc.getMap('draft'), { trackedOrigins: new Set([Edit]) })
    removeItem(doc, { ...header, item: 's' })
    undo.undo()
    expect(linksOf(doc).whose).toBe('sections')
    expect(labelsOf(doc)).toEqual(['Services', 'Gallery', 'Contact'])
  })

  test('[3.header] is what a random owner makes of it, whatever they do to it', () => {
    const random = seededRandom('a busy owner')
    for (let owner = 0; owner < 40; owner += 1) {
      const doc = opened()
      let wanted = linksOf(doc).links.map(({ id }) => id)
      for (let turn = 0; turn < 12; turn += 1) {
        const item = random.pick(['s', ...wanted])
        const before = random.pick([null, ...wanted])
        const kind = random.pick(['move', 'remove', 'add'])
        if (kind === 'move' && wanted.includes(item) && before !== item) {
          const rest = wanted.filter((id) => id !== item)
          wanted = rest.toSpliced(before === null ? rest.length : rest.indexOf(before), 0, item)
          moveItem(doc, { ...header, item }, before)
        }
        if (kind === 'remove') {
          wanted = wanted.filter((id) => id !== item)
          removeItem(doc, { ...header, item })
        }
        const added = kind === 'add' ? addItem(doc, header, { before }) : undefined
        if (added?.ok)
          wanted = wanted.toSpliced(before === null ? wanted.length : wanted.indexOf(before), 0, added.value)
        expect(linksOf(doc).links.map(({ id }) => id)).toEqual(wanted)
      }
      expect(validateContent(materialise(doc)).ok).toBe(true)
    }
  })
})

describe('[3.header] drafts from before the owner could decide', () => {
  const toServices = { id: 'a', label: 'What we fix', link: { type: 'Section', target: 's' } }
  const toShop = { id: 'b', label: 'Shop', link: { type: 'Web', target: 'https://a.example.com' } }
  const old = (links: readonly object[]) => {
    const doc = opened(links)
    sectionOf(doc, 'h')?.delete('navigation')
    sectionOf(doc, 'f')?.delete('navigation')
    return doc
  }

  test('[3.header] go on following the sections under the labels they were made with', () => {
    expect(labelsOf(old([toServices]))).toEqual(['What we fix', 'Gallery', 'Contact'])
  })

  test('[3.header] keep the list of an owner who put links of their own into it', () => {
    const doc = old([toShop, toServices])
    expect(labelsOf(doc)).toEqual(['Shop', 'What we fix'])
    removeItem(doc, { ...header, item: 'b' })
    expect(labelsOf(doc)).toEqual(['What we fix'])
  })

  test('[3.footer] keep the footer’s list as it stands', () => {
    expect(labelsOf(old([]), 'f')).toEqual([])
  })
})
