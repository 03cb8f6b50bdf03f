import type { AnySection, DraftContent, SectionOf } from '@shingle/shared/draft/content.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import { type Answers, answersSchema } from '@shingle/shared/generation/answers.ts'
import { fits } from '@shingle/shared/generation/fit.ts'
import { type TextLimit, textLimits } from '@shingle/shared/generation/text-limits.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { plainTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { type SectionType, sections } from '@shingle/shared/sections/sections.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { describe, expect, it } from 'vitest'
import { draftOf, packIds } from './testing/draft-of.ts'

const anAnswer = (answers: Partial<Answers> = {}): Answers => ({
  businessName: 'Kirkstall Plumbing',
  businessActivities: 'Plumber in Leeds. We mend leaks, fit taps and put in bathrooms.',
  businessLocation: 'Leeds, England',
  ...answers,
})

const generated = (answers: Partial<Answers> = {}): DraftContent => {
  const result = draftOf(anAnswer(answers))
  if (!result.ok) throw new Error(result.problem.text)
  return result.value
}

const sectionOf = <T extends SectionType>(content: DraftContent, type: T): SectionOf<T> => {
  const isOfType = (section: AnySection): section is SectionOf<T> & AnySection => section.type === type
  const found = content.sections.find(isOfType)
  if (found === undefined) throw new Error(`no ${type}`)
  return found
}

const everySection = sections.flatMap(({ type, maximumCount }) =>
  Array.from({ length: maximumCount }, () => type),
)

const limitedTexts = (section: AnySection): (readonly [string, TextLimit])[] => {
  switch (section.type) {
    case 'Introduction':
      return [
        [section.heading, textLimits.introductionHeadline],
        [plainTextOf(section.body), textLimits.introductionText],
      ]
    case 'Services':
      return section.items.map(({ body }) => [plainTextOf(body), textLimits.serviceDescription])
    case 'QuoteBanner':
      return [
        [section.primary, textLimits.quote],
        [plainTextOf(section.subordinate), textLimits.about],
      ]
    case 'CustomerReviews':
      return section.items.map(({ paragraph }) => [paragraph, textLimits.review])
    case 'Team':
      return section.items.map(({ bio }) => [plainTextOf(bio), textLimits.teamBio])
    case 'Contact':
      return [[section.heading, textLimits.contactTitle]]
    case 'Newsletter':
      return [[section.heading, textLimits.newsletterTitle]]
    case 'Video':
      return [
        [section.heading, textLimits.videoTitle],
        [plainTextOf(section.body), textLimits.videoDescription],
      ]
    default:
      return []
  }
}

const tooLong = (content: DraftContent): string[] =>
  content.sections
    .flatMap(limitedTexts)
    .filter(([text, limit]) => !fits(text, limit))
    .map(([text]) => text)

const seeds = ['Hart & Daughter', 'The Old Yard', 'Nina Okafor']

describe('[5.generated text] every trade, three businesses each, with every section', () => {
  it.each(packIds)('%s keeps all limits and is a valid draft', (industry) => {
    for (const businessName of seeds) {
      const content = generated({
        businessName,
        businessActivities: 'We work.',
        industry,
        sections: everySection,
      })
      expect(validateContent(content)).toEqual({ ok: true, value: content })
      expect(tooLong(content)).toEqual([])
      expect(content.sections).toHaveLength(everySection.length)
      expect(sectionOf(content, 'Services').items.length).toBeGreaterThanOrEqual(4)
    }
  })

  it.each(languages)('%s keeps all limits, for a known and an unknown trade', (language) => {
    for (const industry of ['plumber', 'music-lessons', '']) {
      const businessActivities = 'Horse saddles, bridles and boots'
      const content = generated({ businessActivities, industry, language, sections: everySection })
      expect(validateContent(content)).toEqual({ ok: true, value: content })
      expect(tooLong(content)).toEqual([])
      expect(content.settings.language).toBe(language)
    }
  })
})

describe('[7.seed] the same business, the same site', () => {
  it('the same answers give the same draft', () => {
    expect(generated()).toEqual(generated())
  })

  it('another plumber of the same town gets other words, order and look', () => {
    const names = Array.from({ length: 24 }, (_, index) => `Plumber number ${index}`)
    const signatures = names.map((businessName) => {
      const content = generated({ businessName, businessActivities: 'Plumber' })
      const { heading, body } = sectionOf(content, 'Introduction')
      const services = sectionOf(content, 'Services').items.map((item) => item.heading)
      return JSON.stringify([
        heading.replace(businessName, ''),
        plainTextOf(body).replace(businessName, ''),
        services,
      ])
    })
    expect(new Set(signatures).size).toBe(names.length)
    const looks = names.map((businessName) => {
      const { theme, sections: page } = generated({ businessName, businessActivities: 'Plumber' })
      return [theme.family, theme.paletteId, theme.fontPair, page.map(({ type }) => type).join()].join('/')
    })
    expect(new Set(looks).size).toBeGreaterThanOrEqual(12)
  })

  it('ids are all different', () => {
    const text = JSON.stringify(generated({ sections: everySection }).sections)
    const ids = [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('[3.sections] which sections', () => {
  it('without a choice those that are on by default, the header first and the footer last', () => {
    const types = generated().sections.map(({ type }) => type)
    expect(types[0]).toBe('Header')
    expect(types[1]).toBe('Introduction')
    expect(types.at(-1)).toBe('Footer')
    expect([...types].sort()).toEqual(
      sections
        .filter(({ defaultOn }) => defaultOn)
        .map(({ type }) => type)
        .sort(),
    )
  })

  it('required ones are there whatever is chosen, and none more often than it may be', () => {
    const many = Array.from({ length: 9 }, () => 'QuoteBanner' as const)
    const types = generated({ sections: many }).sections.map(({ type }) => type)
    expect(types).toEqual(['Header', 'QuoteBanner', 'QuoteBanner', 'QuoteBanner', 'Footer'])
  })

  it('the chosen palette and fonts are used', () => {
    const [one, other] = [generated(), generated({ businessName: 'Other' })]
    const { theme } = generated({ paletteId: other.theme.paletteId, fontPairId: 'fraunces+nunito' })
    expect(theme.paletteId).toBe(other.theme.paletteId)
    expect(theme.buttonBackground).toBe(other.theme.buttonBackground)
    expect(theme.fontPair).toBe('fraunces+nunito')
    expect(families[theme.family].fontPairs).toContain('fraunces+nunito')
    expect(theme.seed).toBe(one.theme.seed)
  })
})

describe('[7.facts] nothing is invented', () => {
  it('reviews and team members are samples and say so', () => {
    const content = generated({ sections: everySection })
    const reviews = sectionOf(content, 'CustomerReviews').items
    expect(reviews).toHaveLength(3)
    expect(reviews.every(({ sample, authorName }) => sample && authorName === 'Sample customer')).toBe(true)
    expect(sectionOf(content, 'Team').items.every(({ sample }) => sample)).toBe(true)
  })

  it('services that nobody named are samples, and beside named ones there are none', () => {
    const named = sectionOf(generated(), 'Services').items
    expect(named.length).toBeGreaterThanOrEqual(2)
    expect(named.filter(({ sample }) => sample)).toEqual([])
    for (const industry of packIds) {
      const { items } = sectionOf(
        generated({ industry, businessActivities: 'A friendly business in Leeds that is here for you.' }),
        'Services',
      )
      expect(items.length, industry).toBeGreaterThanOrEqual(2)
      expect(
        items.filter(({ sample }) => !sample),
        industry,
      ).toEqual([])
    }
  })

  it('without facts in the answers no fact is stated', () => {
    const { business } = generated()
    const { phone, email, streetAddress, postalCode, hours, priceRange } = business
    expect({ phone, email, streetAddress, postalCode, hours, priceRange }).toEqual({
      phone: '',
      email: '',
      streetAddress: '',
      postalCode: '',
      hours: {},
      priceRange: '',
    })
    expect(sectionOf(generated(), 'Services').items.every(({ pricing }) => pricing === '')).toBe(true)
  })

  it('a place that nobody confirmed is written into no text, and kept for its owner to confirm', () => {
    const content = generated({
      businessActivities: 'Wedding photographer: portraits, albums and films.',
      businessLocation: '',
      guessedLocation: 'Paris, France',
    })
    expect(content.business).toMatchObject({ location: '', guessedLocation: 'Paris' })
    const { guessedLocation: _, ...business } = content.business
    expect(JSON.stringify({ ...content, business })).not.toMatch(/Paris|France/)
  })

  it('the country that the clock or a number tells is kept, and stated nowhere', () => {
    const made = (timeZone: string, businessActivities = 'Plumber: leaks, boilers and taps.') =>
      generated({ businessActivities, businessLocation: 'Denver', timeZone }).business
    expect(made('America/Denver')).toMatchObject({ homeCountry: 'US', country: '' })
    expect(made('America/Toronto').homeCountry).toBe('CA')
    expect(made('Europe/London', 'Plumber: leaks and taps. Ring +1 303 555 0187.').homeCountry).toBe('US')
  })

  it('the link is kept with the draft, and nothing that is no address', () => {
    expect(generated({ link: 'pell.example' }).business.formerPage).toBe('https://pell.example')
    expect(generated({ link: 'javascript:alert(1)' }).business.formerPage).toBe('')
  })

  it('prices and services are those the person wrote', () => {
    const businessActivities = 'Bike repair. Puncture £14, brake service £38 and wheel truing.'
    const { items } = sectionOf(generated({ businessActivities }), 'Services')
    expect(items.map(({ heading, pricing }) => [heading, pricing])).toEqual([
      ['Puncture', '£14'],
      ['Brake service', '£38'],
      ['Wheel truing', ''],
    ])
  })
})

describe('[5.answers] too little and too odd', () => {
  const thin = [
    '',
    '   ',
    '...',
    'hello',
    'we do business',
    'asdf asdf asdf',
    '🙂🙂🙂',
    'あ',
    'x'.repeat(1024),
  ]
  it.each(thin)('%j needs more information', (businessActivities) => {
    expect(draftOf(anAnswer({ businessName: 'Test', businessActivities }))).toEqual({
      ok: false,
      problem: {
        code: 'generation.more-information-needed',
        status: 422,
        text: 'More information needed',
        field: 'businessActivities',
      },
    })
  })

  const odd = [
    '<script>alert(1)</script> plumber & <b>tiler</b> for "old" houses',
    'مطعم عائلي صغير يقدم أطباقًا منزلية كل يوم',
    'Plumber \u202Egnp.exe \u0000\u0007 in Leeds \uD800 half',
    `plumber ${'w'.repeat(1000)}`,
    `plumber ${'taps, '.repeat(169)}`,
    `plumber ${'!?., '.repeat(180)}`,
    '- taps\n- drains\n* leaks\r\n1. toilets',
    'סדנה לתיקון אופניים בתל אביב',
    '👩‍🔧🔧 plumber 👍🏽 fixes 🚿',
  ]
  it.each(odd)('%j is carried as text', (businessActivities) => {
    for (const businessName of [
      '<img src=x onerror=alert(1)>',
      '👩‍🔧'.repeat(9),
      'N'.repeat(48),
      '{name} {place}',
    ]) {
      const content = generated({ businessName, businessActivities, sections: everySection })
      expect(validateContent(content)).toEqual({ ok: true, value: content })
      expect(tooLong(content)).toEqual([])
      expect(sectionOf(content, 'Header').logoText).toBe(businessName)
      expect(JSON.stringify(content).isWellFormed()).toBe(true)
    }
  })

  it('the answers have the lengths of section 9', () => {
    const parse = (answers: object) => answersSchema.safeParse({ ...anAnswer(), ...answers }).success
    expect(parse({ businessName: 'n'.repeat(48), businessActivities: 'a'.repeat(1024) })).toBe(true)
    expect(parse({ businessName: 'n'.repeat(49) })).toBe(false)
    expect(parse({ businessName: ' ' })).toBe(false)
    expect(parse({ businessActivities: 'a'.repeat(1025) })).toBe(false)
    expect(parse({ sections: ['Nothing'] })).toBe(false)
    expect(parse({ more: 1 })).toBe(false)
  })
})
