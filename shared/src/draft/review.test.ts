import { describe, expect, test } from 'vitest'
import { richTextOf } from '../rich-text/rich-text.ts'
import { blankContent, blankSection } from './blank-content.ts'
import type { AnySection, DraftContent } from './content.ts'
import { reviewOf } from './review.ts'
import { takeDifferences } from './take-differences.ts'
import { validateContent } from './validate.ts'

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

const threeServices = [aService('Doors'), aService('Stairs'), aService('Windows')]

type Change = (content: DraftContent) => DraftContent

const services =
  (values: object): Change =>
  (content) => ({
    ...content,
    sections: content.sections.map((section) =>
      section.type === 'Services' ? ({ ...section, ...values } as AnySection) : section,
    ),
  })
const sections =
  (change: (sections: readonly AnySection[]) => readonly AnySection[]): Change =>
  (content) => ({ ...content, sections: change(content.sections) })
const without = (type: string) => sections((all) => all.filter((section) => section.type !== type))
const theme =
  (values: object): Change =>
  (content) => ({ ...content, theme: { ...content.theme, ...values } })
const settings =
  (values: object): Change =>
  (content) => ({ ...content, settings: { ...content.settings, ...values } })
const both =
  (...changes: readonly Change[]): Change =>
  (content) =>
    changes.reduce((changed, change) => change(changed), content)
const nothing: Change = (content) => content

const base = services({ items: threeServices })(blankContent())

const review = (mine: Change, theirs: Change) => {
  const drafts = { base, mine: mine(base), theirs: theirs(base) }
  const entries = reviewOf(drafts)
  const taken = (chosen: typeof entries) =>
    takeDifferences(
      drafts.theirs,
      chosen.map((entry) => entry.mine),
      drafts.mine,
    )
  return {
    entries: entries.map(({ key, isOnlyMine }) => `${key}${isOnlyMine ? '' : ' asks'}`),
    all: taken(entries),
    ...drafts,
  }
}

describe('[3.recovered] what only the copy changed is preselected', () => {
  test.each<[string, Change, readonly string[]]>([
    ['a text', services({ heading: 'Mine' }), ['sections/services/heading']],
    ['a formatted text', services({ body: richTextOf('Mine') }), ['sections/services/body']],
    ['a layout', services({ layout: 'cards' }), ['sections/services/layout']],
    [
      'an item field',
      services({ items: [aService('Doors', { pricing: '£5' }), ...threeServices.slice(1)] }),
      ['sections/services/items/doors/pricing'],
    ],
    [
      'an item added and one removed',
      services({ items: [...threeServices.slice(1), aService('Floors')] }),
      ['sections/services/items/floors', 'sections/services/items/doors'],
    ],
    ['the order of items', services({ items: threeServices.toReversed() }), ['sections/services/items/#']],
    [
      'a section added',
      sections((all) => all.toSpliced(2, 0, blankSection('Video', 'video'))),
      ['sections/video'],
    ],
    ['a section removed', without('Gallery'), ['sections/gallery']],
    [
      'the order of sections',
      sections((all) => [...all.slice(0, 1), ...all.slice(1, -1).toReversed(), ...all.slice(-1)]),
      ['#'],
    ],
    ['the theme', theme({ family: 'poster' }), ['theme/family']],
    ['the settings', settings({ pageTitle: 'Mine' }), ['settings/pageTitle']],
  ])('[3.recovered] %s', (_what, mine, entries) => {
    const untouched = review(mine, nothing)
    expect(untouched.entries).toEqual(entries)
    expect(untouched.all).toEqual(untouched.mine)
    const elsewhere = both(settings({ keywords: 'theirs' }), theme({ bodySize: 'large' }))
    const beside = review(mine, elsewhere)
    expect(beside.entries).toEqual(entries)
    expect(beside.all).toEqual(elsewhere(beside.mine))
  })
})

describe('[3.recovered] what both changed asks', () => {
  const priced = (pricing: string) =>
    services({ items: [aService('Doors', { pricing }), ...threeServices.slice(1)] })
  const withTeam = (id: string) => sections((all) => all.toSpliced(2, 0, blankSection('Team', id)))

  test.each<[string, readonly [mine: Change, theirs: Change], readonly string[]]>([
    [
      'one text',
      [services({ heading: 'Mine' }), services({ heading: 'Theirs' })],
      ['sections/services/heading asks'],
    ],
    ['one price', [priced('£5'), priced('£6')], ['sections/services/items/doors/pricing asks']],
    [
      'a text in a section that was removed',
      [services({ heading: 'Mine' }), without('Services')],
      ['sections/services/heading asks'],
    ],
    [
      'an item that was removed',
      [priced('£5'), services({ items: threeServices.slice(1) })],
      ['sections/services/items/doors/pricing asks'],
    ],
    [
      'a section removed here and changed there',
      [without('Services'), services({ heading: 'Theirs' })],
      ['sections/services asks'],
    ],
    ['a section of which a page has one', [withTeam('mine'), withTeam('theirs')], ['sections/mine asks']],
    ['the family', [theme({ family: 'poster' }), theme({ family: 'press' })], ['theme/family asks']],
  ])('[3.recovered] %s', (_what, [mine, theirs], entries) => {
    const found = review(mine, theirs)
    expect(found.entries).toEqual(entries)
    expect(found.all).toEqual(found.mine)
    expect(validateContent(found.all)).toMatchObject({ ok: true })
  })

  test('[3.recovered] everything, where it is not known what both began with', () => {
    const entries = reviewOf({ base: null, mine: services({ heading: 'Mine' })(base), theirs: base })
    expect(entries.map(({ key, isOnlyMine }) => [key, isOnlyMine])).toEqual([
      ['sections/services/heading', false],
    ])
  })

  test('[3.recovered] two new items both stay, each behind its neighbour', () => {
    const mine = services({ items: threeServices.toSpliced(1, 0, aService('Mine')) })
    const theirs = services({ items: threeServices.toSpliced(2, 0, aService('Theirs')) })
    const { entries, all } = review(mine, theirs)
    expect(entries).toEqual(['sections/services/items/mine'])
    const found = all.sections.find(({ type }) => type === 'Services')
    expect(found?.type === 'Services' && found.items.map(({ heading }) => heading)).toEqual([
      'Doors',
      'Mine',
      'Stairs',
      'Theirs',
      'Windows',
    ])
  })
})

test('[3.recovered] what the draft has already is left out', () => {
  const same = both(services({ heading: 'Same' }), theme({ family: 'poster' }))
  expect(review(same, same).entries).toEqual([])
  expect(review(both(same, settings({ pageTitle: 'Mine' })), same).entries).toEqual(['settings/pageTitle'])
})
