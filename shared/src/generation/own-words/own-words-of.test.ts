import { describe, expect, it } from 'vitest'
import { readDescription } from '../../reading/read-description.ts'
import { ownWordsOf } from './own-words-of.ts'

const setting = { name: 'Hart', place: 'Leeds, England', timeZone: 'Europe/London' }
const read = (text: string) => ownWordsOf(readDescription(text, setting))

describe('[1.words] what a page is written from', () => {
  it('a sentence of one clause in small letters begins the page as its owner wrote it', () => {
    const { sentences } = read('we restore old saddles for people who ride every day')
    expect(sentences).toEqual(['We restore old saddles for people who ride every day.'])
  })

  it.each([
    [
      'Leeds',
      'I tune pianos: uprights £75, grands £90. A pitch raise comes before it where it is needed.',
      'I tune pianos.',
    ],
    ['Leeds', 'Hi, I’m Jo. I walk dogs in groups of no more than four, up on the moor.', 'Hi, I’m Jo.'],
    [
      'Leipzig',
      'Ich stimme Klaviere. Flügel 120 €, Klaviere 90 €. Nach langen Pausen zweimal.',
      'Ich stimme Klaviere.',
    ],
    [
      'Nantes',
      'Je tapisse fauteuils. Chaises 90 €, canapés 400 €. Le devis se fait sur photo.',
      'Je tapisse fauteuils.',
    ],
  ])(
    'who says first and shortly who they are or what they do begins with it, in %s: %s',
    (place, text, first) => {
      const { sentences } = ownWordsOf(readDescription(text, { name: 'Hart', place, timeZone: '' }))
      expect(sentences[0]).toBe(first)
    },
  )

  it('a service has its owner’s price and their other prices below it', () => {
    const { services } = read('Piano tuning and repairs. £75 a visit, £60 for schools. No lessons.')
    expect(services).toEqual([
      { name: 'Piano tuning and repairs', pricing: '£75 a visit', detail: 'For schools £60.' },
    ])
  })

  it.each([
    ['東京都', 'カット4,400円、カラー6,600円〜、パーマ7,700円〜。予約優先です。'],
    ['서울', '커트2만원, 펌7만원부터, 염색6만원.'],
    ['Leeds, England', 'Haircuts £15, shaves £9, beard trims £8.'],
  ])('prices on cards are not said again, in %s', (place, text) => {
    const { services, sentences, asides } = ownWordsOf(
      readDescription(text, { ...setting, place, timeZone: '' }),
    )
    expect(services).toHaveLength(3)
    expect([...sentences, ...asides].join()).not.toMatch(/\d/u)
  })

  it.each([
    ['Albacete, España', 'Soy tapicera. Hago sillas desde 45€, sillones desde 180€. También cabeceros 120€.'],
    ['Hebden, England', 'Corsets £320. I also do repairs to old ones and new busks (£35).'],
    ['加賀市', '割れは6,600円から。郵送でもお預かりします。'],
  ])('what only leads to a card is not said beside it, in %s: %s', (place, text) => {
    const { asides } = ownWordsOf(readDescription(text, { ...setting, place, timeZone: '' }))
    expect(asides.join()).not.toMatch(/45|120|£35|6,600/u)
  })

  it('a short answer stands with its question', () => {
    const { sentences, asides } = read('Is your piano out of tune? It probably is. I tune grands £90.')
    expect(sentences[0]).toBe('Is your piano out of tune? It probably is.')
    expect(asides.join()).not.toContain('probably')
  })

  it.each([
    ['Ballarat', 'Trims, shoeing, corrective work. Trim $55.', /trim/iu],
    ['金沢市', '畳の表替え、裏返し、新調を承ります。裏返しは4000円、新調は13000円から。', /円/u],
  ])('what a card says is not said beside it in %s', (place, text, again) => {
    const { asides } = ownWordsOf(readDescription(text, { ...setting, place, timeZone: '' }))
    expect(asides.join()).not.toMatch(again)
  })

  it('prices of what stands on no card are said all the same', () => {
    const { sentences } = read('The blue room has the sea, the green one the bath. £95, £70 with breakfast.')
    expect(sentences.join(' ')).toMatch(/£95.*£70/u)
  })

  it('what is given with a list is said without the list', () => {
    const { sentences, asides } = ownWordsOf(
      readDescription('Couscous 14€, tajine 16€, salade 6€, thé à la menthe offert.', {
        name: 'Momo',
        place: 'Marseille',
        timeZone: 'Europe/Paris',
      }),
    )
    expect([...sentences, ...asides].join(' ')).toBe('Thé à la menthe offert.')
  })

  it('a German verb around what stands on a card is not said beside it', () => {
    const { asides } = ownWordsOf(
      readDescription('Ich baue Küchen aus Massivholz und richte alte Bauernmöbel wieder her. Furnier ja.', {
        name: 'Huber',
        place: 'Bad Tölz',
        timeZone: 'Europe/Berlin',
      }),
    )
    expect(asides.join()).not.toContain('richte')
  })

  it('a clause out of the midst of a sentence is quoted nowhere', () => {
    const read = readDescription(
      'Je refais fauteuils, chaises et banquettes à l’ancienne, crin et sangles.',
      { name: 'Pialat', place: 'Nantes', timeZone: 'Europe/Paris' },
    )
    expect(ownWordsOf(read).statements).not.toContain('Je refais fauteuils.')
  })

  it('what is refused is no service, is said, and does not begin the page', () => {
    const { services, sentences, refusals } = read('We clean carpets, rugs and sofas - no ovens.')
    expect(services.map(({ name }) => name)).toEqual(['Carpets', 'Rugs', 'Sofas'])
    expect(sentences.join()).not.toMatch(/ovens/)
    expect(refusals.join()).toMatch(/ovens/)
  })

  it('one service is one card, with its price where there is one', () => {
    const names = read('Zips, hems and leather repairs. Hems from £8.').services
    expect(names.filter(({ name }) => name === 'Hems')).toMatchObject([{ pricing: 'from £8' }])
  })

  it('a name that is too long for a card stays in its owner’s words', () => {
    const long = `${'very '.repeat(14)}old clocks`
    const { services, sentences, asides } = read(`Watch straps, ${long}, £20.`)
    expect(services.every(({ name }) => name.length <= 64)).toBe(true)
    expect([...services.map(({ name }) => name), ...sentences, ...asides].join()).toContain('old clocks')
  })

  it('times of a class are no opening hours, and are said', () => {
    const { hours, hoursWords, sentences } = read(
      'Pottery classes for adults, Tuesday and Thursday 7-9pm. Enroll by email.',
    )
    expect(hours).toEqual({})
    expect([...sentences, ...hoursWords].join().match(/Tuesday and Thursday/gu)).toHaveLength(1)
  })

  it.each([
    ['Ortigia, Italia', 'Tre camere sul mare. Check in dalle 14 alle 20.', 'Check in dalle 14 alle 20.'],
    ['Werder, Deutschland', 'Lohnmosterei. September bis November Mo-Sa 9-18, nur mit Termin.', 'September'],
  ])('times begin no page and stand where people ask, in %s: %s', (place, text, times) => {
    const { sentences, asides, hoursWords } = ownWordsOf(
      readDescription(text, { ...setting, place, timeZone: '' }),
    )
    expect([...sentences, ...asides].join()).not.toContain(times)
    expect(hoursWords.filter((words) => words.includes(times))).toHaveLength(1)
  })

  it('times that stand on a card or in a sentence are not said again', () => {
    const place = 'Lucca, Italia'
    const text = 'Rilego tesi. Corso di legatoria una domenica al mese, 75 € con pranzo.'
    expect(ownWordsOf(readDescription(text, { ...setting, place, timeZone: '' })).hoursWords).toEqual([])
  })

  it('a price that belongs to no card is said all the same', () => {
    const { services, sentences, asides } = read(
      'Home visits across Cork, tongue-tie assessment, pump fitting. €120 first visit (90 min), €70 follow up.',
    )
    const shown = JSON.stringify([services, sentences, asides])
    expect(services.map(({ name }) => name)).toEqual(['Home visits', 'Tongue-tie assessment', 'Pump fitting'])
    expect(shown).toContain('€120')
    expect(shown).toContain('€70')
  })

  it('an answer of no makes a refusal of its question', () => {
    const { services, refusals } = read('Cakes to order. Nut free kitchen? Sorry no. Vegan no problem.')
    expect(services.map(({ name }) => name).join()).not.toMatch(/nut/i)
    expect(refusals).toEqual(['Nut free kitchen? Sorry no.'])
  })

  it('a number that is answered at any hour is told as that, and no service', () => {
    const { answersAlways, services, sentences } = read(
      'Chimney sweep, cowls, cctv surveys. Call 0113 496 0142 any time day or night.',
    )
    expect(answersAlways).toBe(true)
    expect(services.map(({ name }) => name).join()).not.toMatch(/night/)
    expect(sentences).toContain('Any time day or night.')
  })
})

describe('[7.honesty] a refusal', () => {
  it('keeps its list together, so that no part of it stands there as offered', () => {
    const { refusals } = read('Burial ground. We dont allow headstones, plastic flowers or embalming.')
    expect(refusals).toEqual(['We dont allow headstones, plastic flowers or embalming.'])
  })

  it('of several sentences stays several', () => {
    expect(read('Tattoos by hand. No hands, no faces. No cats').refusals).toHaveLength(3)
  })
})
