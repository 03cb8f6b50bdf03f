import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { seededRandom } from '../chance/seeded-random.ts'
import { richTextOf } from '../rich-text/rich-text.ts'
import { sections } from '../sections/sections.ts'
import { blankContent, blankSection } from './blank-content.ts'
import { addSection } from './edits/add-section.ts'
import { duplicateSection } from './edits/duplicate-section.ts'
import { addItem, duplicateItem, moveItem, removeItem } from './edits/items.ts'
import { moveSection, stepSection } from './edits/move-section.ts'
import { listedIds } from './edits/navigation.ts'
import { removeSection } from './edits/remove-section.ts'
import { setField, setFields } from './edits/set-field.ts'
import { setLayout } from './edits/set-layout.ts'
import { duplicateItems, moveItems, removeItems } from './edits/several-items.ts'
import { materialise, sectionIds } from './materialise.ts'
import { seedDraft } from './seed.ts'
import { sectionOf } from './shape.ts'
import { isTidyDraft, isTidySection } from './stray-keys.ts'
import { validateContent } from './validate.ts'

const open = (update: Uint8Array) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  return doc
}

const inPageOrder = [
  ...sections.filter(({ type }) => type !== 'Footer'),
  ...sections.filter(({ type }) => type === 'Footer'),
]

const everySection = () =>
  blankContent({
    sections: inPageOrder.map(({ type }) => blankSection(type, `the-${type.toLowerCase()}`)) as never,
  })

describe('[3] a draft', () => {
  test('[3] materialises to exactly what it was seeded with, every section type included', () => {
    const content = everySection()
    expect(materialise(open(seedDraft(content)))).toEqual(content)
    expect(validateContent(content)).toEqual({ ok: true, value: content })
  })

  test('[3] is seeded with the same bytes every time, and seeding twice changes nothing', () => {
    const content = everySection()
    expect(seedDraft(content)).toEqual(seedDraft(content))
    const doc = open(seedDraft(content))
    Y.applyUpdate(doc, seedDraft(content))
    expect(materialise(doc)).toEqual(content)
  })

  test('[3] keeps formatted text, links and lists', () => {
    const body = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'We fix ' },
            { type: 'text', text: 'taps', marks: [{ type: 'bold' }] },
            { type: 'hardBreak' },
            {
              type: 'text',
              text: 'Ring us',
              marks: [{ type: 'link', attrs: { href: 'tel:+441134960000' } }],
            },
          ],
        },
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'One' }] }] },
          ],
        },
      ],
    } as const
    const content = blankContent({
      sections: [
        blankSection('Header', 'h'),
        blankSection('Introduction', 'i', { body }),
        blankSection('Footer', 'f'),
      ],
    })
    expect(validateContent(content).ok).toBe(true)
    expect(materialise(open(seedDraft(content))).sections[1]).toEqual(content.sections[1])
  })
})

describe('[9] what a draft refuses', () => {
  const withIntroduction = (values: object) =>
    blankContent({
      sections: [
        blankSection('Header', 'h'),
        { ...blankSection('Introduction', 'i'), ...values },
        blankSection('Footer', 'f'),
      ],
    })
  test.each([
    ['a heading over 150 characters', { heading: 'x'.repeat(151) }, 'sections.Introduction.heading'],
    ['a body over 512 characters', { body: richTextOf('x'.repeat(513)) }, 'sections.Introduction.body'],
    ['a line break in a heading', { heading: 'a\nb' }, 'sections.Introduction.heading'],
    ['a number for a heading', { heading: 7 }, 'sections.Introduction.heading'],
    ['an unknown field', { extra: 1 }, 'sections.Introduction'],
    ['an unknown layout', { layout: 'spiral' }, 'sections.Introduction.layout'],
    ['an overlay beyond 0.8', { introductionOverlay: 0.81 }, 'sections.Introduction.introductionOverlay'],
    [
      'a script behind a button',
      { button: { label: 'Go', link: { type: 'Web', target: 'javascript:alert(1)' } } },
      'sections.Introduction.button.link',
    ],
    [
      'an unknown mark',
      {
        body: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'code' }] }] }],
        },
      },
      'sections.Introduction.body',
    ],
  ])('[9] %s', (_what, values, field) => {
    const result = validateContent(withIntroduction(values))
    expect(result.ok).toBe(false)
    if (!result.ok) expect(result.problem.field).toContain(field)
  })

  test('[9] a page without header, and a second Gallery', () => {
    const { sections: all } = blankContent()
    expect(validateContent(blankContent({ sections: all.slice(1) })).ok).toBe(false)
    expect(validateContent(blankContent({ sections: [...all, blankSection('Gallery', 'g2')] })).ok).toBe(
      false,
    )
  })

  test('[3] anything smuggled into the document beside the draft', () => {
    const tidy = open(seedDraft(everySection()))
    expect(isTidyDraft(tidy)).toBe(true)
    expect(sectionIds(tidy).every((id) => isTidySection(tidy, id))).toBe(true)
    const foreign = open(seedDraft(everySection()))
    foreign.getMap('other').set('x', 1)
    expect(isTidyDraft(foreign)).toBe(false)
    const stray = open(seedDraft(everySection()))
    sectionOf(stray, 'the-services')?.set('__proto__', 'x')
    expect(isTidySection(stray, 'the-services')).toBe(false)
    const nested = open(seedDraft(everySection()))
    sectionOf(nested, 'the-services')?.set('heading', new Y.Map())
    expect(isTidySection(nested, 'the-services')).toBe(false)
  })
})

describe('[2.designer] editing', () => {
  test('[9] a fourth Text Banner is refused with its reason and changes nothing', () => {
    const doc = open(seedDraft(blankContent()))
    expect(addSection(doc, 'QuoteBanner').ok).toBe(true)
    expect(addSection(doc, 'QuoteBanner').ok).toBe(true)
    const before = materialise(doc)
    const refused = addSection(doc, 'QuoteBanner')
    expect(refused).toMatchObject({
      ok: false,
      problem: { text: 'A page has at most 3 Text Banner sections.' },
    })
    expect(materialise(doc)).toEqual(before)
  })

  test('[9] header and footer stay, first and last, whatever is moved', () => {
    const doc = open(seedDraft(blankContent()))
    const ids = sectionIds(doc)
    expect(removeSection(doc, 'header').ok).toBe(false)
    expect(moveSection(doc, 'footer', 'introduction')).toBe(false)
    expect(moveSection(doc, 'gallery', 'header')).toBe(false)
    expect(moveSection(doc, 'introduction', null)).toBe(true)
    expect(sectionIds(doc)).toEqual([ids[0], ...ids.slice(2, -1), 'introduction', 'footer'])
    expect(stepSection(doc, 'introduction', 'up')).toBe(true)
    expect(sectionIds(doc).at(-3)).toBe('introduction')
  })

  test('[3] two devices that insert at one place both keep their section, and it can still be moved between', () => {
    const one = open(seedDraft(blankContent()))
    const two = open(seedDraft(blankContent()))
    const a = addSection(one, 'Team', { before: 'gallery' })
    const b = addSection(two, 'Video', { before: 'gallery' })
    Y.applyUpdate(one, Y.encodeStateAsUpdate(two))
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one))
    expect(sectionIds(one)).toEqual(sectionIds(two))
    if (!a.ok || !b.ok) throw new Error('sections were refused')
    const [first, second] = [a.value, b.value].toSorted(
      (x, y) => sectionIds(one).indexOf(x) - sectionIds(one).indexOf(y),
    )
    expect(moveSection(one, 'contact', second ?? null)).toBe(true)
    const at = sectionIds(one).indexOf('contact')
    expect(sectionIds(one).slice(at - 1, at + 2)).toEqual([first, 'contact', second])
  })

  test('[9] a 25th service is refused; a copy stands right below its original', () => {
    const doc = open(seedDraft(blankContent()))
    const list = { section: 'services', list: 'items' }
    for (let count = 0; count < 23; count += 1)
      addItem(doc, list, { values: { heading: `Service ${count}` } })
    const items = () => {
      const services = materialise(doc).sections.find(({ type }) => type === 'Services')
      return services?.type === 'Services' ? services.items : []
    }
    const third = items()[2]?.id ?? ''
    expect(duplicateItem(doc, { ...list, item: third }).ok).toBe(true)
    expect(
      items()
        .slice(2, 4)
        .map(({ heading }) => heading),
    ).toEqual(['Service 2', 'Service 2'])
    expect(addItem(doc, list).ok).toBe(false)
    moveItem(doc, { ...list, item: third }, null)
    expect(items().at(-1)?.id).toBe(third)
    removeItem(doc, { ...list, item: third })
    expect(items()).toHaveLength(23)
  })
})

describe('[3] random editing', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    '[3] walk %i of 200 edits on two devices always validates and converges',
    (seed) => {
      const random = seededRandom(seed).next
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
      const docs = [open(seedDraft(blankContent())), open(seedDraft(blankContent()))] as const
      const steps: ((doc: Y.Doc) => unknown)[] = [
        (doc) => addSection(doc, pick(sections).type, { before: pick(sectionIds(doc)) }),
        (doc) => removeSection(doc, pick(sectionIds(doc))),
        (doc) => duplicateSection(doc, pick(sectionIds(doc))),
        (doc) => moveSection(doc, pick(sectionIds(doc)), pick([...sectionIds(doc), null])),
        (doc) => setLayout(doc, pick(sectionIds(doc)), pick(['auto', 'centered'])),
        (doc) => addItem(doc, { section: pick(sectionIds(doc)), list: pick(['items', 'links']) }),
        (doc) => {
          const list = { section: pick(sectionIds(doc)), list: pick(['items', 'links']) }
          const items = listedIds(doc, list).filter(() => random() < 0.5)
          const several = [removeItems, duplicateItems] as const
          return random() < 0.3 ? moveItems(doc, list, { items, to: 'top' }) : pick(several)(doc, list, items)
        },
        (doc) =>
          setField(doc, { in: 'section', section: pick(sectionIds(doc)), field: 'heading' }, `h${random()}`),
        (doc) =>
          setField(doc, { in: 'section', section: pick(sectionIds(doc)), field: 'body' }, richTextOf('a\nb')),
        (doc) => setFields(doc, 'theme', { family: pick(['atelier', 'poster']), background: '#fafafa' }),
      ]
      for (let step = 0; step < 200; step += 1) {
        pick(steps)(pick(docs))
        // One device at a time may add, so that maximum counts are not passed by a merge; the accept point sees to that.
        Y.applyUpdate(docs[0], Y.encodeStateAsUpdate(docs[1], Y.encodeStateVector(docs[0])))
        Y.applyUpdate(docs[1], Y.encodeStateAsUpdate(docs[0], Y.encodeStateVector(docs[1])))
        const result = validateContent(materialise(docs[0]))
        expect(result, `seed ${seed}, step ${step}`).toMatchObject({ ok: true })
      }
      expect(materialise(docs[0])).toEqual(materialise(docs[1]))
      expect(isTidyDraft(docs[0])).toBe(true)
    },
  )
})
