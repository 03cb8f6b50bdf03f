import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import { noButton } from '../link/button-value.ts'
import { richTextOf } from '../rich-text/rich-text.ts'
import { familyIds } from '../theme/family-ids.ts'
import { resolveLook } from '../theme/resolve-look.ts'
import { definitionOf } from './definitions.ts'
import { idleFields } from './idle-fields.ts'
import { introductionSection } from './introduction/section.ts'
import type { AnyLayout } from './layout.ts'
import { layoutOf } from './layout-of.ts'
import { sections } from './sections.ts'
import { servicesSection } from './services/section.ts'

const { theme } = blankContent()
const lookOf = (family: (typeof familyIds)[number], seed = 'seed') => resolveLook({ ...theme, family, seed })

const services = (count: number, { text = '', pricing = '' } = {}) =>
  blankSection('Services', 's', {
    items: Array.from({ length: count }, (_, index) => ({
      id: `i${index}`,
      image: null,
      icon: 'auto' as const,
      heading: `Service ${index}`,
      body: richTextOf(text),
      pricing,
      button: noButton,
      sample: false,
    })),
  })

const reviews = (count: number) =>
  blankSection('CustomerReviews', 'r', {
    items: Array.from({ length: count }, (_, index) => ({
      id: `i${index}`,
      paragraph: 'Neat work.',
      authorName: 'Tom',
      authorLocation: '',
      sample: false,
      verbatim: false,
    })),
  })

describe('[7] the layout of a section', () => {
  test('[7] follows price, count and length of services', () => {
    expect(servicesSection.chooseLayout(services(12, { pricing: '£3' }))).toBe('menu')
    expect(
      servicesSection.chooseLayout(services(5, { pricing: '£85', text: 'Found and mended. '.repeat(5) })),
    ).toBe('price-list')
    expect(servicesSection.chooseLayout(services(5, { text: 'Found and mended. '.repeat(5) }))).toBe('bento')
    expect(servicesSection.chooseLayout(services(7, { text: 'Long text. '.repeat(90) }))).toBe('feature')
    expect(servicesSection.chooseLayout(services(1))).toBe('feature')
  })

  test('[7] one review stands alone in large type in every family', () => {
    for (const family of familyIds) expect(layoutOf(reviews(1), lookOf(family))).toBe('large')
  })

  test('[7] is the owner’s own where it exists, and chosen where it does not', () => {
    const look = lookOf('counter')
    expect(layoutOf({ ...services(3), layout: 'columns' }, look)).toBe('columns')
    expect(layoutOf({ ...services(3), layout: 'no-such-layout' }, look)).not.toBe('no-such-layout')
  })

  test('[7] is always one the type offers, whatever the family and the seed', () => {
    for (const definition of sections) {
      const offered = definition.layouts.map(({ id }) => id as string)
      for (const family of familyIds) {
        for (const seed of ['a', 'b', 'c']) {
          const section = blankSection(definition.type, 'x')
          expect(offered).toContain(layoutOf(section as never, lookOf(family, seed)))
        }
      }
    }
  })

  test('[7] every layout a family prefers exists', () => {
    for (const family of familyIds) {
      for (const [type, preferred] of Object.entries(lookOf(family).voice.layouts)) {
        const offered = definitionOf(type).layouts.map(({ id }) => id)
        for (const id of preferred)
          expect([family, type, offered.includes(id) || id]).toEqual([family, type, true])
      }
    }
  })

  test('[7] every list section has at least four layouts, the introduction fifteen', () => {
    for (const type of [
      'Services',
      'Gallery',
      'CustomerReviews',
      'FrequentlyAskedQuestions',
      'Contact',
      'Team',
    ]) {
      expect(definitionOf(type).layouts.length).toBeGreaterThanOrEqual(4)
    }
    expect(definitionOf('Introduction').layouts).toHaveLength(15)
  })

  test('[7] fifty websites of one trade show at least twelve different pages', () => {
    const signatures = Array.from({ length: 50 }, (_, index) => {
      const look = lookOf(familyIds[index % familyIds.length] ?? 'workshop', `plumber ${index}`)
      const page = [blankSection('Introduction', 'i', { heading: 'Leaks stopped' }), services(5), reviews(3)]
      return [look.family, ...page.map((section) => layoutOf(section, look))].join('/')
    })
    expect(new Set(signatures).size).toBeGreaterThanOrEqual(12)
  })
})

describe('[3.sections] a field of some layouts only', () => {
  test.each(sections.map((section) => [section.type, section] as const))(
    '%s has the fields that its layouts name',
    (_, { fields, layouts }) => {
      const named = layouts.flatMap((layout: AnyLayout) => layout.fields ?? [])
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(named))
    },
  )

  test('the overlay belongs to the picture behind the words', () => {
    const offering = introductionSection.layouts.filter(
      (layout) => !idleFields('Introduction', layout).includes('introductionOverlay'),
    )
    expect(offering.map(({ id }) => id)).toEqual(['full-bleed'])
  })
})
