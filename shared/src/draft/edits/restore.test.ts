import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { seededRandom } from '../../chance/seeded-random.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { sections } from '../../sections/sections.ts'
import { blankContent, blankSection } from '../blank-content.ts'
import type { DraftContent } from '../content.ts'
import { materialise, sectionIds } from '../materialise.ts'
import { seedDraft } from '../seed.ts'
import { rootOf, sectionOf } from '../shape.ts'
import { isTidyDraft, isTidySection } from '../stray-keys.ts'
import { validateContent } from '../validate.ts'
import { addSection } from './add-section.ts'
import { Edit } from './edit.ts'
import { addItem, moveItem, removeItem } from './items.ts'
import { moveSection } from './move-section.ts'
import { removeSection } from './remove-section.ts'
import { restoreContent } from './restore-content.ts'
import { restoreSection } from './restore-section.ts'
import { setField, setFields } from './set-field.ts'

const open = (content: DraftContent) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(content))
  return { doc, undo: new Y.UndoManager(rootOf(doc), { trackedOrigins: new Set([Edit]), captureTimeout: 0 }) }
}

const services = { section: 'services', list: 'items' } as const

const withServices = (...names: readonly string[]): DraftContent => {
  const content = blankContent()
  const items = names.map((heading) => ({
    id: heading.toLowerCase(),
    heading,
    image: null,
    body: richTextOf(`About ${heading}`),
    icon: 'auto' as const,
    pricing: '',
    button: { label: '', link: { type: 'None', target: '' } as const },
    sample: false,
  }))
  return {
    ...content,
    sections: content.sections.map((section) =>
      section.type === 'Services' ? blankSection('Services', section.id, { items }) : section,
    ),
  }
}

describe('[3.versions] restoring a whole version', () => {
  test('[3.versions] brings texts, items, sections, order, theme and settings back, and undo brings the rest back', () => {
    const version = withServices('Doors', 'Stairs', 'Windows')
    const { doc, undo } = open(version)
    setField(doc, { in: 'section', section: 'services', field: 'heading' }, 'Lately')
    setField(doc, { in: 'section', section: 'introduction', field: 'body' }, richTextOf('New words'))
    removeItem(doc, { ...services, item: 'stairs' })
    moveItem(doc, { ...services, item: 'windows' }, 'doors')
    addItem(doc, services, { values: { heading: 'Floors' } })
    removeSection(doc, 'gallery')
    addSection(doc, 'Video')
    moveSection(doc, 'contact', 'introduction')
    setFields(doc, 'theme', { family: 'poster', background: '#fafafa' })
    setField(doc, { in: 'settings', field: 'pageTitle' }, 'Title')
    const before = materialise(doc)
    expect(restoreContent(doc, version)).toEqual({ ok: true, value: undefined })
    expect(materialise(doc)).toEqual(version)
    undo.undo()
    expect(materialise(doc)).toEqual(before)
    undo.redo()
    expect(materialise(doc)).toEqual(version)
  })

  test('[3.versions] is one edit, and writes nothing where nothing differs', () => {
    const version = withServices('Doors')
    const { doc } = open(version)
    const origins: unknown[] = []
    doc.on('update', (_update: Uint8Array, origin: unknown) => origins.push(origin))
    restoreContent(doc, version)
    expect(origins).toEqual([])
    setField(doc, { in: 'business', field: 'name' }, 'Hollis')
    removeSection(doc, 'gallery')
    origins.length = 0
    restoreContent(doc, version)
    expect(origins).toEqual([new Edit('Restore version', null)])
  })

  test('[3.versions] leaves the maps of what both have in place', () => {
    const version = withServices('Doors', 'Stairs')
    const { doc } = open(version)
    const former = sectionOf(doc, 'services')
    moveItem(doc, { ...services, item: 'stairs' }, 'doors')
    setField(doc, { in: 'item', ...services, item: 'doors', field: 'pricing' }, '£5')
    restoreContent(doc, version)
    expect(sectionOf(doc, 'services')).toBe(former)
  })

  test('[3.versions] refuses what no draft may hold and changes nothing', () => {
    const { doc } = open(withServices('Doors'))
    const before = materialise(doc)
    const broken = { ...before, sections: before.sections.slice(1) }
    expect(restoreContent(doc, broken).ok).toBe(false)
    expect(materialise(doc)).toEqual(before)
  })
})

describe('[3.versions] restoring one section', () => {
  test('[3.versions] brings back its fields and items and leaves all else', () => {
    const version = withServices('Doors', 'Stairs')
    const { doc, undo } = open(version)
    removeItem(doc, { ...services, item: 'stairs' })
    setField(doc, { in: 'business', field: 'name' }, 'Hollis')
    const before = materialise(doc)
    expect(restoreSection(doc, 'services', version).ok).toBe(true)
    expect(materialise(doc)).toEqual({ ...before, sections: version.sections })
    undo.undo()
    expect(materialise(doc)).toEqual(before)
  })

  test('[3.versions] a section that was removed comes back under its id at its place', () => {
    const version = withServices('Doors')
    const { doc } = open(version)
    removeSection(doc, 'services')
    restoreSection(doc, 'services', version)
    expect(sectionIds(doc)).toEqual(version.sections.map(({ id }) => id))
    expect(materialise(doc)).toEqual(version)
  })

  test('[3.versions] takes the place of the one section of its type that a page may have', () => {
    const version = withServices('Doors')
    const { doc } = open(version)
    removeSection(doc, 'services')
    const added = addSection(doc, 'Services', { before: 'gallery' })
    restoreSection(doc, 'services', version)
    const restored = materialise(doc).sections.filter(({ type }) => type === 'Services')
    expect(restored).toEqual([{ ...version.sections[2], id: added.ok ? added.value : '' }])
  })

  test('[9] a Text Banner finds no room beside three others', () => {
    const version = blankContent()
    const banner = version.sections.find(({ type }) => type === 'QuoteBanner')?.id ?? ''
    const { doc } = open(version)
    removeSection(doc, banner)
    for (let count = 0; count < 3; count += 1) addSection(doc, 'QuoteBanner')
    const before = materialise(doc)
    expect(restoreSection(doc, banner, version)).toMatchObject({
      problem: { text: 'A page has at most 3 Text Banner sections.' },
    })
    expect(materialise(doc)).toEqual(before)
  })
})

describe('[3.versions] random editing and restoring', () => {
  test.each([11, 12, 13, 14, 15, 16])(
    '[3.versions] walk %i always validates, restores and undoes',
    (seed) => {
      const random = seededRandom(seed).next
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
      const { doc, undo } = open(withServices('Doors', 'Stairs', 'Windows', 'Floors'))
      const versions: DraftContent[] = [materialise(doc)]
      const itemIds = () => {
        const found = materialise(doc).sections.find(({ type }) => type === 'Services')
        return found?.type === 'Services' ? found.items.map(({ id }) => id) : []
      }
      const someItem = () => ({ ...services, item: pick(itemIds()) ?? 'none' })
      const edits: (() => unknown)[] = [
        () => addSection(doc, pick(sections).type, { before: pick(sectionIds(doc)) }),
        () => removeSection(doc, pick(sectionIds(doc))),
        () => moveSection(doc, pick(sectionIds(doc)), pick([...sectionIds(doc), null])),
        () => addItem(doc, services, { values: { heading: `h${random()}` } }),
        () => removeItem(doc, someItem()),
        () => moveItem(doc, someItem(), pick([...itemIds(), null])),
        () => setField(doc, { in: 'item', ...someItem(), field: 'body' }, richTextOf(`a\n${random()}`)),
        () =>
          setField(doc, { in: 'section', section: pick(sectionIds(doc)), field: 'heading' }, `h${random()}`),
        () =>
          setFields(doc, 'theme', {
            family: pick(['atelier', 'poster']),
            headingSize: pick(['Default', 'Large']),
          }),
        () => versions.push(materialise(doc)),
      ]
      for (let step = 0; step < 120; step += 1) {
        pick(edits)()
        if (step % 6 !== 5) continue
        const before = materialise(doc)
        const version = pick(versions)
        const isWhole = random() < 0.6
        const done = isWhole
          ? restoreContent(doc, version)
          : restoreSection(doc, pick(version.sections).id, version)
        const after = materialise(doc)
        if (isWhole) expect(after, `seed ${seed}, step ${step}`).toEqual(version)
        expect(validateContent(after), `seed ${seed}, step ${step}`).toMatchObject({ ok: true })
        expect(sectionIds(doc).every((id) => isTidySection(doc, id)) && isTidyDraft(doc)).toBe(true)
        if (!done.ok || JSON.stringify(after) === JSON.stringify(before)) continue
        undo.undo()
        expect(materialise(doc), `undo of seed ${seed}, step ${step}`).toEqual(before)
        if (random() < 0.5) undo.redo()
      }
    },
  )
})
