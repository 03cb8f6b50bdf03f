import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { initialValues } from '../field/field-initial.ts'
import { checkValue } from '../field/read-value.ts'
import { type Language, languages } from '../language/language.ts'
import { plainTextOf } from '../rich-text/rich-text.ts'
import { sectionDoings } from '../sections/section-doings.ts'
import { sections } from '../sections/sections.ts'
import { type Doing, doings } from './doings.ts'
import { madeWords } from './made-words.ts'
import { isOutdated, lacksPrivacy, openFacts, toldNow } from './page-news.ts'
import { type SidePage, type SidePageKind, sidePageFields, sidePageKinds } from './side-page.ts'
import { nameOfPage } from './side-titles.ts'
import { siteDoings } from './site-doings.ts'
import { sideWords } from './words/by-language.ts'

const aPage = (kind: SidePageKind, values: Partial<SidePage> = {}): SidePage => ({
  ...initialValues(sidePageFields),
  ...{ id: kind, kind, path: kind },
  ...values,
})

const sectionFor: Partial<Record<Doing, AnySection>> = {
  form: blankSection('Contact', 'contact', {
    items: [{ id: 'a', title: 'Name', type: 'Text', validator: 'Required' }],
  }),
  newsletter: blankSection('Newsletter', 'news', { heading: 'News' }),
  booking: blankSection('Scheduling', 'book', { link: { type: 'Web', target: 'https://book.example/' } }),
  youtube: blankSection('Video', 'film', { link: { type: 'Web', target: 'https://youtu.be/abcdefghijk' } }),
  vimeo: blankSection('Video', 'reel', { link: { type: 'Web', target: 'https://vimeo.com/123456' } }),
  embed: blankSection('CodeEmbed', 'code', { code: '<p>Hello</p>' }),
  reviews: blankSection('CustomerReviews', 'reviews', {
    items: [
      { id: 'r', paragraph: 'Good', authorName: 'Ann', authorLocation: '', sample: false, verbatim: false },
    ],
  }),
}

const business = {
  ...blankContent().business,
  ...{ name: 'Horn', phone: '+49 761 1234', email: 'a@horn.example', streetAddress: 'Marktgasse 1' },
  ...{ postalCode: '79098', location: 'Freiburg', country: 'Deutschland' },
}

/** A website that does so much and no more. */
const siteThat = (done: ReadonlySet<Doing>, language: Language): DraftContent => {
  const blank = blankContent()
  const frame = [blankSection('Header', 'header'), blankSection('Footer', 'footer')] as const
  const analyticsId = done.has('analytics') ? 'G-ABCD1234' : done.has('container') ? 'GTM-ABCD12' : ''
  return {
    ...blank,
    business,
    settings: { ...blank.settings, language, cookieBanner: done.has('cookies'), analyticsId },
    sections: [
      frame[0],
      ...doings.flatMap((doing) => (done.has(doing) ? (sectionFor[doing] ?? []) : [])),
      frame[1],
    ],
  }
}

/** Every combination that a website can have: who counts has the cookie choice, and counts by one of the two. */
const combinations = Array.from(
  { length: 2 ** doings.length },
  (_, bits) => new Set(doings.filter((_doing, at) => (bits & (2 ** at)) !== 0)),
).filter(
  (done) =>
    !(done.has('analytics') && done.has('container')) &&
    (done.has('cookies') || !(done.has('analytics') || done.has('container'))),
)

test('[pages] every section type has said what it does with what it learns of visitors, or is known to do nothing', () => {
  const silent = sections.map(({ type }) => type).filter((type) => sectionDoings[type] === undefined)
  expect(silent).toEqual([
    ...['Header', 'Introduction', 'Services', 'Gallery', 'QuoteBanner', 'ImageBanner', 'Team', 'Logos'],
    ...['FrequentlyAskedQuestions', 'Footer'],
  ])
})

describe.each(languages)('[pages] the privacy page in %s', (language) => {
  test('[pages] names everything that the website does and nothing that it does not, in every combination', () => {
    const { privacy } = sideWords(language)
    for (const done of combinations) {
      const content = siteThat(done, language)
      expect(siteDoings(content)).toEqual(doings.filter((doing) => done.has(doing)))
      const text = plainTextOf(madeWords(content, aPage('privacy')))
      const told = doings.filter((doing) => privacy[doing].every((words) => text.includes(words)))
      expect(told).toEqual(siteDoings(content))
    }
  })

  test('[pages] every kind of page says who answers for it, fits its field, and has a name', () => {
    const content = siteThat(new Set(doings.filter((doing) => doing !== 'container')), language)
    for (const kind of sidePageKinds) {
      const words = madeWords(content, aPage(kind, { runBy: 'Erika Horn' }))
      expect(checkValue(sidePageFields.body, words)).toBeNull()
      expect(plainTextOf(words)).toContain('Erika Horn')
      expect(plainTextOf(words)).toContain('Marktgasse 1')
      expect(nameOfPage(content, aPage(kind))).not.toBe('')
    }
  })

  test('[pages] nothing is invented: a business that states nothing has an imprint without facts', () => {
    const content = { ...siteThat(new Set(), language), business: blankContent().business }
    const text = plainTextOf(madeWords(content, aPage('imprint')))
    expect(text).not.toMatch(/\d{5,}|@|undefined/)
    expect(openFacts(content, aPage('imprint')).map(({ label }) => label)).toContain('Street address')
  })
})

test.each([
  ['German law in Germany', { country: 'Germany' }, 'german', '§ 5 DDG'],
  ['Austrian law in Austria', { country: 'Österreich' }, 'german', '§ 5 ECG'],
  ['Austrian law by the phone number', { country: '', phone: '+43 1 234567' }, 'german', '§ 5 ECG'],
  ['French law in France', { country: 'France' }, 'french', 'LCEN'],
  ['German law on an English page', { country: 'Germany' }, 'english', '§ 5 DDG'],
  [
    'Italian law in a province written as a state',
    { location: 'Milano, MI', country: '', phone: '' },
    'italian',
    'D.Lgs. 70/2003',
  ],
] as const)('[pages] the imprint names %s', (...[, facts, language, law]) => {
  const content = siteThat(new Set(), language)
  const stated = { ...content, business: { ...content.business, location: 'Town', ...facts } }
  expect(plainTextOf(madeWords(stated, aPage('imprint')))).toContain(law)
})

test.each(['Hungary', 'Romania', 'Croatia', 'Malta', 'Estonia', 'UK'])(
  '[pages] the privacy page of a business in %s names the rights of European law',
  (country) => {
    const content = siteThat(new Set(['form']), 'english')
    const there = { ...content, business: { ...content.business, country, location: '', phone: '' } }
    expect(plainTextOf(madeWords(there, aPage('privacy')))).toContain('General Data Protection Regulation')
  },
)

test('[pages] what a hidden page says of who runs the business is said by no other, and named as open', () => {
  const content = siteThat(new Set(['form']), 'english')
  const imprint = aPage('imprint', { runBy: 'Maria Rossi', hidden: true })
  const both = { ...content, pages: [imprint, aPage('privacy')] }
  expect(plainTextOf(madeWords(both, aPage('privacy')))).not.toContain('Maria Rossi')
  expect(openFacts(both, aPage('privacy')).map(({ label }) => label)).toContain('Who runs the business')
})

test.each([
  ['Freiburg, Deutschland', false],
  ['Ludlow, United Kingdom', false],
  ['Freiburg', true],
])('[pages] a country that stands behind the town is known: %s', (location, isOpen) => {
  const content = siteThat(new Set(), 'german')
  const placed = { ...content, business: { ...content.business, location, country: '' } }
  expect(openFacts(placed, aPage('privacy')).some(({ label }) => label === 'Country')).toBe(isOpen)
})

test('[pages] own words are outdated once the website does something else, made ones never', () => {
  const before = siteThat(new Set(['form']), 'english')
  const own = aPage('privacy', { isOwn: true, told: toldNow(before) })
  const after = siteThat(new Set(['form', 'cookies', 'analytics']), 'english')
  expect([isOutdated(before, own), isOutdated(after, own)]).toEqual([false, true])
  expect(isOutdated(after, aPage('privacy'))).toBe(false)
})

test('[pages] a website with a form lacks a privacy page until it has one that is shown', () => {
  const content = siteThat(new Set(['form']), 'english')
  expect(lacksPrivacy(content)).toBe(true)
  expect(lacksPrivacy({ ...content, pages: [aPage('privacy', { hidden: true })] })).toBe(true)
  expect(lacksPrivacy({ ...content, pages: [aPage('privacy')] })).toBe(false)
  expect(lacksPrivacy(siteThat(new Set(), 'english'))).toBe(false)
})
