import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../../draft/blank-content.ts'
import type { AnySection, DraftContent } from '../../draft/content.ts'
import { noLink } from '../../link/link-value.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { sections } from '../../sections/sections.ts'
import { filledSection } from '../filled-section.ts'
import { pageText } from './page-text.ts'

const url = 'https://sites.example/whitaker'
const noButton = { label: '', link: noLink }
const business = {
  ...blankContent().business,
  name: 'Whitaker Plumbing',
  activities: 'Leaks and boilers in Leeds.',
  phone: '0113 496 0142',
  location: 'Leeds',
  hours: { mon: [{ opens: '08:00', closes: '17:00' }] },
}
const textOf = (sections: readonly AnySection[], more: Partial<DraftContent> = {}) =>
  pageText(blankContent({ business, sections, ...more }), url)

describe('[6.page] the words of a published page', () => {
  test('are its facts, and each section under its heading', () => {
    const services = blankSection('Services', 's', {
      heading: 'What we do',
      items: [
        {
          ...{ id: 'a', heading: 'Boiler service', pricing: '£85', image: null, icon: 'auto' as const },
          ...{ body: richTextOf('Every make.'), sample: false },
          button: { label: 'Ring us', link: { type: 'Phone' as const, target: '0113 496 0142' } },
        },
      ],
    })
    const reviews = blankSection('CustomerReviews', 'r', {
      items: [
        {
          id: 'x',
          paragraph: 'Neat work.',
          authorName: 'Tom',
          authorLocation: 'Leeds',
          sample: false,
          verbatim: false,
        },
        {
          id: 'y',
          paragraph: 'Invented.',
          authorName: 'Nobody',
          authorLocation: '',
          sample: true,
          verbatim: false,
        },
      ],
    })
    expect(textOf([services, reviews, blankSection('Contact', 'c')])).toBe(
      [
        '# Whitaker Plumbing',
        '> Leaks and boilers in Leeds.',
        `<${url}>`,
        '- Phone: 0113 496 0142\n- Address: Leeds\n- Hours: Monday 8am–5pm',
        '## What we do',
        '### Boiler service',
        'Every make.',
        '£85',
        '[Ring us](<tel:01134960142>)',
        '- Neat work. — Tom — Leeds\n',
      ].join('\n\n'),
    )
  })

  test('are nothing that visitors do not see', () => {
    const contact = blankSection('Contact', 'c', { contactEmail: 'private@whitaker.example' })
    const hidden = blankSection('QuoteBanner', 'q', { primary: 'Hidden words', hidden: true })
    const embed = blankSection('CodeEmbed', 'e', { code: '<script>alert(1)</script>' })
    const text = textOf([contact, hidden, embed])
    for (const absent of ['private@', 'Hidden words', 'alert', 'Thank you'])
      expect(text).not.toContain(absent)
  })

  test('are nothing of where a business is that keeps its facts off the page', () => {
    const footer = { ...blankSection('Footer', 'f'), layout: 'line' }
    const text = textOf([blankSection('Contact', 'c', { showDetails: false }), footer])
    expect(text).toContain('0113 496 0142')
    expect(text).not.toMatch(/- (?:Address|Hours)/)
  })

  test('are words and no marks where their owner wrote marks', () => {
    const text = textOf([
      blankSection('QuoteBanner', 'q', {
        primary: '# Not a *heading* [here](javascript:x)',
        subordinate: richTextOf('1. not a list <b>'),
        button: noButton,
      }),
    ])
    expect(text).toContain('\\# Not a \\*heading\\* \\[here\\](javascript:x)')
    expect(text).toContain('1\\. not a list \\<b\\>')
  })

  test.each(
    sections.flatMap(({ type, layouts }) =>
      (['initial', 'fullest', 'hostile'] as const).map((how) => [type, how, layouts[0].id] as const),
    ),
  )('of %s filled as %s are told without fault', (type, how, layout) => {
    const blank = blankSection(type, 'x') as AnySection
    const section = how === 'initial' ? blank : filledSection(blank, how, layout)
    const text = textOf([section])
    expect(text).not.toMatch(/undefined|\[object|(?<!\\)<script/)
    expect(text).not.toMatch(/\]\(<(?!https?:|mailto:|tel:)/)
  })
})

test.each([
  [{ country: 'Germany' }, 'Ringstr. 4, 10435 Berlin, Germany'],
  [{ homeCountry: 'DE' }, 'Ringstr. 4, 10435 Berlin'],
  [{}, 'Ringstr. 4, Berlin 10435'],
])('[6.page] an English page writes the address as the country of the business does: %j', (facts, line) => {
  const there = {
    ...business,
    streetAddress: 'Ringstr. 4',
    postalCode: '10435',
    location: 'Berlin',
    ...facts,
  }
  expect(textOf([blankSection('Contact', 'c')], { business: there })).toContain(`- Address: ${line}\n`)
})

test('[6.page] a page of before the country was kept is told as its language has it', () => {
  const { homeCountry: _, ...before } = {
    ...business,
    ...{ streetAddress: 'Ringstr. 4', postalCode: '10435', location: 'Berlin' },
  }
  const settings = { ...blankContent().settings, language: 'german' as const }
  const stored = JSON.parse(
    JSON.stringify(blankContent({ settings, sections: [blankSection('Contact', 'c')] })),
  )
  expect(pageText({ ...stored, business: before }, url)).toContain('Ringstr. 4, 10435 Berlin')
})
