import { describe, expect, test } from 'vitest'
import { richTextOf } from '../rich-text/rich-text.ts'
import { blankContent, blankSection } from './blank-content.ts'
import { changesBetween } from './changes.ts'
import type { AnySection, DraftContent } from './content.ts'

const aService = (heading: string, values: object = {}) => ({
  id: heading.toLowerCase(),
  heading,
  image: null,
  body: richTextOf(''),
  icon: 'auto' as const,
  pricing: '',
  button: { label: '', link: { type: 'None', target: '' } as const },
  sample: false,
  ...values,
})

const published = (): DraftContent => {
  const content = blankContent()
  const items = [aService('Doors'), aService('Stairs'), aService('Windows')]
  const sections = content.sections.map((section) =>
    section.type === 'Services' ? blankSection('Services', section.id, { items }) : section,
  )
  return { ...content, sections }
}

const withSections = (change: (sections: readonly AnySection[]) => readonly AnySection[]): DraftContent => {
  const content = published()
  return { ...content, sections: change(content.sections) }
}

const withServices = (values: object): DraftContent =>
  withSections((sections) =>
    sections.map((section) =>
      section.type === 'Services' ? ({ ...section, ...values } as AnySection) : section,
    ),
  )

const lines = (after: DraftContent): readonly string[] =>
  changesBetween(published(), after).map(({ title, words }) => `${title}: ${words}`)

describe('[3.versions] what changed since the last publish', () => {
  test('[3.versions] nothing, where nothing did', () => {
    expect(changesBetween(published(), published())).toEqual([])
  })

  test.each<[string, DraftContent, readonly string[]]>([
    ['a heading', withServices({ heading: 'New' }), ['Services: heading changed']],
    [
      'a heading and a formatted text',
      withServices({ heading: 'New', body: richTextOf('More') }),
      ['Services: heading and text changed'],
    ],
    ['the layout', withServices({ layout: 'cards' }), ['Services: layout changed']],
    ['being hidden', withServices({ hidden: true }), ['Services: hidden']],
    [
      'the price of one service',
      withServices({
        items: [aService('Doors'), aService('Stairs', { pricing: '£5' }), aService('Windows')],
      }),
      ['Services: pricing of Stairs changed'],
    ],
    [
      'a service removed and another added',
      withServices({ items: [aService('Doors'), aService('Stairs'), aService('Floors')] }),
      ['Services: service Floors added; service Windows removed'],
    ],
    ['all services removed', withServices({ items: [] }), ['Services: 3 services removed']],
    [
      'the order of services',
      withServices({ items: [aService('Stairs'), aService('Doors'), aService('Windows')] }),
      ['Services: order of services changed'],
    ],
    [
      'more than can be read',
      withServices({
        heading: 'New',
        body: richTextOf('More'),
        surface: 'dark',
        alignment: 'Left',
        layout: 'cards',
        overlay: 0.5,
      }),
      ['Services: background, overlay, alignment and 3 more changed'],
    ],
    [
      'a section removed',
      withSections((sections) => sections.filter(({ type }) => type !== 'Services')),
      ['Services: removed'],
    ],
    [
      'a section added',
      withSections((sections) => sections.toSpliced(2, 0, blankSection('Video', 'v'))),
      ['Video: added below Introduction'],
    ],
    [
      'a section moved',
      withSections((sections) =>
        [...sections.filter(({ type }) => type !== 'Services')].toSpliced(
          -1,
          0,
          ...sections.filter(({ type }) => type === 'Services'),
        ),
      ),
      ['Services: moved below Contact'],
    ],
    [
      'the palette and the heading size',
      {
        ...published(),
        theme: { ...published().theme, background: '#fafafa', buttonText: '#000001', headingSize: 'Large' },
      },
      ['Theme: palette and heading size changed'],
    ],
    [
      'settings, with their abbreviations',
      { ...published(), settings: { ...published().settings, keywords: 'oak', pageTitle: 'Hollis' } },
      ['Settings: website title and SEO keywords changed'],
    ],
    [
      'business facts',
      { ...published(), business: { ...published().business, phone: '0113 496 0000' } },
      ['Business facts: phone changed'],
    ],
  ])('[3.versions] %s', (_what, after, expected) => {
    expect(lines(after)).toEqual(expected)
  })

  test('[3.versions] says where to look, and what can no longer be looked at', () => {
    const after = withSections((sections) => sections.filter(({ type }) => type !== 'Services'))
    expect(changesBetween(published(), after)).toEqual([
      { place: { section: 'services', type: 'Services' }, title: 'Services', words: 'removed', isGone: true },
    ])
  })
})
