import { draftOf } from '@shingle/trades/testing/draft-of.ts'
import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { artworkImage } from '../image/image-value.ts'
import { industrySlugs } from '../industry/industry-slugs.ts'
import { languages } from '../language/language.ts'
import { filledSection } from '../page/filled-section.ts'
import { families } from '../theme/families.ts'
import { familyIds } from '../theme/family-ids.ts'
import { palettes } from '../theme/palettes.ts'
import { lintDesign } from './lint-design.ts'

const made = (at: number, activities: string): DraftContent => {
  const industry = industrySlugs[at % industrySlugs.length] ?? 'spa'
  const answers = {
    businessName: 'Whitaker & Daughters',
    businessActivities: activities,
    businessLocation: 'Leeds, England',
    industry,
    language: languages[at % languages.length] ?? 'english',
  }
  const draft = draftOf(answers)
  if (!draft.ok) throw new Error(draft.problem.text)
  const family = familyIds[(at * 3 + Math.floor(at / familyIds.length)) % familyIds.length] ?? 'workshop'
  const palette = palettes[(at * 7) % palettes.length]
  const fontPair = families[family].fontPairs[at % families[family].fontPairs.length] ?? ''
  const theme = { ...draft.value.theme, ...palette?.colours, paletteId: palette?.id ?? '', family, fontPair }
  return { ...draft.value, theme }
}

const longest = (content: DraftContent): DraftContent => ({
  ...content,
  sections: content.sections.map((section) => filledSection(section, 'fullest', 'auto')),
})

const rounds = industrySlugs.length * 2

const describing = (content: DraftContent, unexpected: (id: string, severity: string) => boolean) =>
  lintDesign(content)
    .filter(({ id, severity }) => unexpected(id, severity))
    .map(({ id, text }) => `${content.business.industry}, ${content.theme.family}: ${id}: ${text}`)

const pageOf = (...sections: readonly AnySection[]): DraftContent => blankContent({ sections })

const idsOf = (content: DraftContent): readonly string[] => lintDesign(content).map(({ id }) => id)

describe('[7.lint] generated pages', () => {
  test('[7.lint] of every trade, in every family and language, have nothing to mend but samples and empty places', () => {
    const known = ['sample-left', 'empty-section', 'same-layout-twice']
    const found = Array.from({ length: rounds }, (_, at) =>
      made(at, 'We do good work, answer the phone and come when we say. Call 0113 496 0142.'),
    ).flatMap((content) => describing(content, (id) => !known.includes(id)))
    expect(found).toEqual([])
  })

  test('[7.lint] with the shortest answers have no errors', () => {
    const found = Array.from({ length: rounds }, (_, at) => made(at, 'Good honest work in town')).flatMap(
      (content) => describing(content, (_, severity) => severity === 'error'),
    )
    expect(found).toEqual([])
  })

  test('[7.lint] with every text and list at its limit have no errors, and layouts that hold them', () => {
    const found = Array.from({ length: rounds }, (_, at) =>
      longest(made(at, 'We do good work and answer the phone.')),
    ).flatMap((content) =>
      describing(
        content,
        (id, severity) => severity === 'error' || id === 'layout-misfit' || id === 'orphan',
      ),
    )
    expect(found).toEqual([])
  })
})

describe('[7.lint] the check of a draft', () => {
  test('[7.lint] names pictures without alt text, and says where', () => {
    const content = pageOf(blankSection('ImageBanner', 'wide', { image: artworkImage('spa', 0, '') }))
    expect(lintDesign(content)).toContainEqual(
      expect.objectContaining({ id: 'picture-without-words', section: 'wide', severity: 'warning' }),
    )
  })

  test('[7.lint] names what visitors will not see: empty sections and samples', () => {
    const review = {
      id: 'one',
      paragraph: 'Good',
      authorName: 'A',
      authorLocation: 'B',
      sample: true,
      verbatim: false,
    }
    const content = pageOf(
      blankSection('Gallery', 'empty', { items: [] }),
      blankSection('CustomerReviews', 'said', { items: [review] }),
    )
    expect(idsOf(content)).toEqual(expect.arrayContaining(['empty-section', 'sample-left']))
  })

  test('[7.lint] puts first that nobody can reach the business', () => {
    expect(idsOf(pageOf())[0]).toBe('no-way-to-reach')
  })

  test('[7.lint] says when content has outgrown the layout its owner chose', () => {
    const heading = 'A heading that goes on for much longer than an upright picture beside it can bear'
    const image = artworkImage('spa', 0, 'A drawing')
    const content = pageOf(blankSection('Introduction', 'top', { heading, image, layout: 'portrait' }))
    expect(idsOf(content)).toContain('layout-misfit')
    expect(idsOf(pageOf(blankSection('Introduction', 'top', { heading, image })))).not.toContain(
      'layout-misfit',
    )
  })

  test('[7.lint] finds the one that stands alone in the last row', () => {
    const image = artworkImage('spa', 0, 'A drawing')
    const service = (at: number) => ({ id: `s${at}`, heading: `Service ${at}`, image })
    const items = Array.from({ length: 10 }, (_, at) => ({
      ...filledItem(),
      ...service(at),
    }))
    expect(idsOf(pageOf(blankSection('Services', 'list', { layout: 'cards', items })))).toContain('orphan')
    expect(
      idsOf(pageOf(blankSection('Services', 'list', { layout: 'cards', items: items.slice(1) }))),
    ).not.toContain('orphan')
  })

  test('[7.lint] notes a colour of the owner that gave way to a readable one', () => {
    const { theme, ...rest } = blankContent()
    const pale = { ...theme, buttonBackground: '#ffe9a8', buttonText: '#ffffff' }
    const found = lintDesign({ ...rest, theme: pale })
    expect(found.some(({ id }) => id === 'colour-replaced')).toBe(true)
    expect(found.some(({ id }) => id === 'contrast')).toBe(false)
  })

  test('[7.lint] names items that hold nothing, and a section of such items as empty', () => {
    const field = { id: 'asked', title: 'Your street', type: 'Text', validator: 'None' } as const
    const blank = { ...field, id: 'blank', title: '' }
    const found = lintDesign(pageOf(blankSection('Contact', 'form', { items: [field, blank] })))
    const [named] = found.filter(({ id }) => id === 'blank-item')
    expect(named).toMatchObject({ section: 'form', item: { list: 'items', item: 'blank' } })
    expect(named?.text).toBe('1 blank field in Contact is left out of the published page.')
    expect(idsOf(pageOf(blankSection('Contact', 'form', { items: [field] })))).not.toContain('blank-item')
    const review = {
      id: 'r',
      paragraph: '',
      authorName: '',
      authorLocation: '',
      sample: false,
      verbatim: false,
    }
    const reviews = idsOf(pageOf(blankSection('CustomerReviews', 'reviews', { items: [review] })))
    expect(reviews).toContain('empty-section')
    expect(reviews).not.toContain('blank-item')
  })

  test('[7.lint] passes over hidden sections', () => {
    const content = pageOf(blankSection('Gallery', 'empty', { hidden: true }))
    expect(lintDesign(content).some(({ section }) => section === 'empty')).toBe(false)
  })
})

const filledItem = () => {
  const [service] = filledServices().items
  if (service === undefined) throw new Error('Services have no items')
  return service
}

const filledServices = () => {
  const section = filledSection(blankSection('Services', 'list'), 'fullest', 'auto')
  if (section.type !== 'Services') throw new Error('Filling changed the type')
  return section
}
