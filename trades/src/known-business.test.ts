import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { leadingOf } from '@shingle/shared/sections/choose-layout.ts'
import { introductionLayouts } from '@shingle/shared/sections/introduction/layouts.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { familyIds } from '@shingle/shared/theme/family-ids.ts'
import { suitsTone } from '@shingle/shared/tone/tone.ts'
import { describe, expect, it } from 'vitest'
import { kindCopies } from './kind-copies.ts'
import { kinds } from './kinds.ts'
import { knownBusiness } from './known-business.ts'
import { packOfKind } from './pack-of-kind.ts'

const answersOf = (given: Partial<Answers>): Answers => ({
  businessName: 'Hollis & Grey',
  businessActivities: 'We do what we do',
  businessLocation: 'Hereford, England',
  ...given,
})

const draftOf = async (given: Partial<Answers>): Promise<DraftContent> => {
  const answers = answersOf(given)
  const made = generateDraft(answers, await knownBusiness(answers))
  if (!made.ok) throw new Error(made.problem.text)
  expect(validateContent(made.value)).toEqual({ ok: true, value: made.value })
  return made.value
}

const introductionOf = ({ sections }: DraftContent) =>
  sections.find((section) => section.type === 'Introduction')
const labelsIn = (content: DraftContent): string => JSON.stringify(content.sections)

const everySection = [
  'Services',
  'QuoteBanner',
  'FrequentlyAskedQuestions',
  'Newsletter',
  'Scheduling',
] as const

describe('[2.industries] what a page is written from', () => {
  it('a trade without a pack has its own name and the words of its kind', async () => {
    const cleaner = await draftOf({
      businessActivities: 'We clean ovens and hobs. Extractor hoods done too.',
    })
    expect(introductionOf(cleaner)?.heading).toBe('Oven cleaner in Hereford')
    expect(cleaner.business.industry).toBe('oven-cleaner')
    const ofKind = await kindCopies['home-call-out english']?.()
    const quote = cleaner.sections.find((section) => section.type === 'QuoteBanner')
    expect(ofKind?.copy.quotes).toContain(quote?.primary)
  })

  it('a trade with a pack keeps it', async () => {
    const { known } = await knownBusiness(
      answersOf({ businessActivities: 'Leaks, blocked drains and boilers' }),
    )
    expect(known?.slug).toBe('plumber')
  })

  it('words that tell no trade are left to themselves', async () => {
    expect((await knownBusiness(answersOf({}))).known).toBeUndefined()
  })
})

describe.each(kinds)('[7.kinds] a page of $id', (kind) => {
  it.each(languages)('in %s is whole, shows no thing and adds no service', async (language) => {
    const content = await draftOf({ industry: kind.id, language, sections: [...everySection] })
    expect(content.settings.language).toBe(language)
    expect(kind.families).toContain(content.theme.family)
    expect(kind.palettes).toContain(content.theme.paletteId)
    const services = content.sections.find((section) => section.type === 'Services')
    expect(services?.items).toEqual([])
    expect(content.sections.flatMap(({ type }) => (type === 'Gallery' ? [type] : []))).toEqual([])
    expect(labelsIn(content)).not.toMatch(/[!！]/u)
  })

  it('takes a family of its own tone where its fonts are chosen', async () => {
    for (const family of familyIds) {
      const { theme } = await draftOf({ industry: kind.id, fontPairId: families[family].fontPairs[0] })
      const isOffered = familyIds.some(
        (id) =>
          suitsTone(families[id].tone, kind.tone) &&
          families[id].fontPairs.some((pair) => pair === theme.fontPair),
      )
      if (isOffered) expect(suitsTone(families[theme.family].tone, kind.tone), theme.fontPair).toBe(true)
    }
  })
})

describe('[7.tone] hard gates', () => {
  it.each([
    ['english', 'Tattoos. Walk-ins only.'],
    ['german', 'Tätowierungen, ohne Termin.'],
    ['japanese', 'タトゥー。予約不要です。'],
  ] as const)('no booking in %s where its owner refuses it', async (language, businessActivities) => {
    const answers = answersOf({ businessActivities, language, sections: [...everySection] })
    const known = await packOfKind({ kindId: 'beauty', language, ways: ['appointment'] })
    const made = generateDraft(answers, { known })
    if (!made.ok) throw new Error(made.problem.text)
    const said = made.value.sections.filter(({ type }) => type !== 'Introduction')
    expect(JSON.stringify(said)).not.toMatch(/appointment|book|termin|buch|予約/iu)
    expect(said.map(({ type }) => type)).not.toContain('Scheduling')
  })

  it('an owner who makes appointments has buttons for them', async () => {
    const known = await packOfKind({ kindId: 'beauty', language: 'english', ways: ['appointment'] })
    expect(known?.copy.actions).toEqual(['Ask for an appointment', 'Find an hour'])
  })

  it('mourners see no sample of praise, no picture and no icon', async () => {
    const content = await draftOf({
      industry: 'farewell',
      language: 'english',
      businessActivities: 'Burial, cremation and memorial services',
      sections: ['Services', 'CustomerReviews', 'Gallery', 'ImageBanner'],
    })
    const pictures = JSON.stringify(content.sections).match(/"provider":"Artwork"/gu)
    expect(pictures).toBeNull()
    const [services, reviews] = ['Services', 'CustomerReviews'].map((type) =>
      content.sections.find((section) => section.type === type),
    )
    expect(reviews).toMatchObject({ items: [] })
    expect(services).toMatchObject({ items: [{ icon: 'none' }, { icon: 'none' }, { icon: 'none' }] })
  })
})

it('[7.copy] a page says no heading twice', async () => {
  for (const { id } of kinds)
    for (const language of languages) {
      const { sections } = await draftOf({ industry: id, language, businessName: `Hart ${id}` })
      const contact = sections.find((section) => section.type === 'Contact')
      expect(contact?.formTitle).not.toBe(contact?.heading)
    }
})

it('[7.tone] an owner who comes by arrangement has the words for it', async () => {
  const { known } = await knownBusiness(
    answersOf({ businessActivities: 'Farrier. Shoeing and trimming, by appointment.' }),
  )
  expect(known?.copy.actions).toContain('Ask for an appointment')
})

describe('[7.opening] what a page opens with', () => {
  const openings = async (answers: Partial<Parameters<typeof answersOf>[0]>) => {
    const names = Array.from({ length: 8 }, (_, at) => `Hart & Grey ${at}`)
    const drafts = await Promise.all(names.map((businessName) => draftOf({ ...answers, businessName })))
    return drafts.map((draft) => introductionOf(draft))
  }

  it('ages grow, a number answered at any hour leads, and a week stands for itself', async () => {
    const nurseries = await openings({ businessActivities: 'Nursery for children from 2 to 5 years.' })
    expect(nurseries.map((opening) => opening?.layout)).toContain('range')
    for (const opening of nurseries)
      expect(opening?.image?.reference === 'growth/0').toBe(opening?.layout === 'range')
    for (const opening of await openings({
      businessActivities: 'Funeral directors. Burial and cremation. Day and night: 020 7946 0121.',
    })) {
      expect(opening?.layout).toBe('call')
      expect(opening?.image?.reference).toBe('dusk/0')
    }
  })

  it('what the facts ask for is chosen when the website is made, beside a picture as well', async () => {
    const abouts = [
      'Plumber. Leaks and drains. Mon-Sun 0-24. 020 7946 0121.',
      'Piano teacher. Lessons for children from 5 to 11 years.',
      'Yoga teacher. Yoga for children from 5 to 11 years.',
      'Vet for dogs and cats. Mon-Fri 8-18. 020 7946 0121.',
      'Fresh pasta from a van at the harbour, Fridays 12-21.',
    ]
    const unlike = []
    for (const about of abouts)
      for (const businessName of ['Hart', 'Grey & Daughter', 'Oak', 'The Old Yard', 'Kelda', 'Nina Okafor']) {
        const made = await draftOf({ businessActivities: about, businessName })
        const opening = introductionOf(made) ?? expect.fail()
        const asked = leadingOf(introductionLayouts, opening, made.business)
        const first = asked.find((id) => families[made.theme.family].heroes.includes(id))
        if (first !== undefined && opening.layout !== first) unlike.push([about, first, opening.layout])
      }
    expect(unlike).toEqual([])
  })

  it('a material is drawn only of a trade that works in it', async () => {
    const drawnFor = async (businessActivities: string) =>
      new Set((await openings({ businessActivities })).map((opening) => opening?.image?.reference))
    expect(await drawnFor('Slate roofs and leadwork by a roofer.')).toContain('brick/0')
    expect(await drawnFor('Shoe repairs: soles and heels.')).not.toContain('brick/0')
    expect(await drawnFor('Boat engine repair at the harbour.')).toContain('strakes/0')
    for (const about of ['Shoe repairs: soles and heels.', 'Vet for dogs, cats and rabbits.', 'Childminder.'])
      for (const reference of await drawnFor(about))
        expect(reference ?? '', about).not.toMatch(/^(?:strakes|brick|water|growth|coat|keishi)/)
  })

  it('a business of which nothing is known opens with its name on a field of color, or in its own words', async () => {
    const about = 'We are here for you every day, whatever it is.'
    for (const opening of await openings({ businessActivities: about })) {
      const isField = opening?.layout === 'name' && opening.image === null
      expect(opening?.surface).toBe(isField ? 'accent' : 'auto')
    }
  })
})

describe('[7.forms] an owner’s own words', () => {
  const boatworks =
    'Wooden boat restoration, oar making, winter storage. We also teach a weekend course in clinker building. Ask for Kelda: 020 7946 0121'
  const sectionOf = (content: DraftContent, type: 'QuoteBanner' | 'Contact') =>
    content.sections.find((section) => section.type === type)

  it('a sentence of theirs is the band, word for word, and stands nowhere else', async () => {
    const content = await draftOf({ businessActivities: boatworks, industry: 'maker' })
    const said = 'We also teach a weekend course in clinker building.'
    expect(sectionOf(content, 'QuoteBanner')).toMatchObject({ primary: said })
    expect(JSON.stringify(content.sections).split(said)).toHaveLength(2)
  })

  it('whom to ask for stands over the number, and without a number nowhere as a heading', async () => {
    const called = await draftOf({ businessActivities: boatworks, industry: 'maker' })
    expect(sectionOf(called, 'Contact')).toMatchObject({ heading: 'Ask for Kelda', layout: 'person' })
    const silent = boatworks.replace(': 020 7946 0121', '.')
    const content = await draftOf({ businessActivities: silent, industry: 'maker' })
    expect(sectionOf(content, 'Contact')).not.toMatchObject({ heading: 'Ask for Kelda' })
    expect(JSON.stringify(content.sections)).toContain('Ask for Kelda')
  })

  it.each(['I don’t give lessons on weekdays.', 'No ovens and no carpets, please.'])(
    'what they refuse is no band: %s',
    async (refusal) => {
      const content = await draftOf({
        businessActivities: `Furniture making and chair mending. ${refusal}`,
        industry: 'maker',
      })
      expect(sectionOf(content, 'QuoteBanner')).not.toMatchObject({ primary: refusal })
    },
  )
})

describe('[7.forms] for whom a business is', () => {
  const galleryOf = async (given: Partial<Answers>) =>
    (await draftOf(given)).sections.find((section) => section.type === 'Gallery')

  it.each([
    ['Kleintierpraxis für Hunde, Katzen und Kaninchen. Impfungen.', ['Hunde', 'Katzen', 'Kaninchen']],
  ])('animals are tiles of their own, never among services: %s', async (businessActivities, names) => {
    const gallery = await galleryOf({ businessActivities })
    expect(gallery).toMatchObject({ layout: 'tiles' })
    expect(gallery?.items.map((item) => 'caption' in item && item.caption)).toEqual(names)
  })

  it.each(['Vet for dogs, cats and goats.', 'Dog walking for dogs.', 'Bookkeeping for small law firms.'])(
    'anyone else has no tile: %s',
    async (businessActivities) => {
      const gallery = await galleryOf({ businessActivities })
      expect(gallery).not.toMatchObject({ layout: 'tiles' })
    },
  )
})

it('[7.variety] pages of a kind wear its best family most often, and others too', async () => {
  let best = 0
  for (const kind of kinds) {
    const worn = new Set<string>()
    for (let at = 0; at < 10; at += 1) {
      const { theme } = await draftOf({ industry: kind.id, businessName: `Hart ${kind.id} ${at}` })
      if (theme.family === kind.families[0]) best += 1
      worn.add(theme.family)
    }
    expect(worn.size, kind.id).toBeGreaterThan(1)
  }
  // With three to five families each, an even choice would take it for a quarter of them.
  expect(best / (kinds.length * 10)).toBeGreaterThan(0.3)
})
