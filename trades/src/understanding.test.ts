import { isAmerican, writeAmerican } from '@shingle/shared/generation/adapt-english.ts'
import { detectLanguage } from '@shingle/shared/generation/detect-language.ts'
import { hasEnoughDetail } from '@shingle/shared/generation/enough-detail.ts'
import { countWords, cutToLength, joinSentences } from '@shingle/shared/generation/fit.ts'
import { shortPlace } from '@shingle/shared/generation/place.ts'
import { createChooser, seedOf } from '@shingle/shared/generation/seed.ts'
import { describe, expect, it } from 'vitest'
import { tellBusiness } from './known-business.ts'

const matched = (businessActivities: string, businessName = 'Hart') =>
  tellBusiness({ businessName, businessActivities, businessLocation: '' })?.tradeId

describe('[2.industries] which trade', () => {
  it.each([
    ['I fix leaking taps and unblock drains', 'plumber'],
    ['Fontanera en Sevilla', 'plumber'],
    ['水漏れ修理', 'plumber'],
    ['Bookkeeping and tax returns for farms', 'accountant'],
    ['Men’s haircuts and hot towel shaves, a barber', 'barber-shop'],
    ['Piano teacher for children', 'music-lessons'],
    ['ヴァイオリン教室', 'music-lessons'],
    ['Wir sind eine Zahnarztpraxis', 'dentist-office'],
    ['A bakery with sourdough bread and cakes', 'bakery'],
    ['Twelve-seat coffee shop on a hill', 'coffee-shop'],
    ['Physiotherapy for runners', 'physical-therapist'],
    ['We restore horse saddles', undefined],
    ['Property lawyer', 'law-office'],
    ['I teach swing and salsa to beginners', 'dance-lessons'],
    ['Handyman for shelves and small repairs', 'handyman'],
    ['Manicures and gel', 'nail-salon'],
    ['We repair bicycles for commuters', 'bike-repair'],
    ['Bicycle mechanic', 'bike-repair'],
    ['I teach piano to children', 'music-lessons'],
    ['We paint houses', 'painter-decorator'],
    ['We fix boilers', 'heating-and-cooling'],
  ])('%j', (activities, slug) => {
    expect(matched(activities)).toBe(slug)
  })

  it('the name counts too, and a chosen trade decides', () => {
    expect(matched('Family firm since long ago', 'Leeds Plumbing')).toBe('plumber')
    expect(
      tellBusiness({
        businessName: 'Hart',
        businessActivities: 'Taps',
        businessLocation: '',
        industry: 'restaurant',
      })?.tradeId,
    ).toBe('restaurant')
  })
})

describe('[5.answers] more information needed', () => {
  it.each([
    ['plumber', true],
    ['we restore antique saddles', true],
    ['ピアノ教室', true],
    ['木彫りの人形を作っています', true],
    ['나무 인형을 만듭니다', true],
    ['business', false],
    ['a good company', false],
    ['123 456 789', false],
  ])('%j: enough is %j', (businessActivities, enough) => {
    const isKnown = matched(businessActivities) !== undefined
    expect(hasEnoughDetail(businessActivities, { isKnown })).toBe(enough)
  })
})

describe('[3.languages] which language', () => {
  it.each([
    ['Repairs and servicing for commuter bikes', 'english'],
    ['Fontanera en Sevilla. Grifos, fugas y calentadores.', 'spanish'],
    ['Boulangerie de quartier, pain au levain et brioches', 'french'],
    ['Ripariamo biciclette e scooter nel centro della città', 'italian'],
    ['Wir bauen Möbel und Treppen aus heimischem Holz', 'german'],
    ['ピアノとバイオリンのレッスン', 'japanese'],
    ['부산에서 원목 가구를 만듭니다', 'Korean'],
    ['', 'english'],
    ['سباك في ليدز', 'english'],
  ])('%j', (text, language) => {
    expect(detectLanguage(text)).toBe(language)
  })

  it('characters alone are Japanese where the time zone is', () => {
    expect(detectLanguage('鍼灸整体院', 'Asia/Tokyo')).toBe('japanese')
    expect(detectLanguage('鍼灸整体院')).toBe('english')
  })
})

describe('[7.copy] the voice of the person', () => {
  it('America spells its own way', () => {
    expect(writeAmerican('Colour and grey tyres', { tyres: 'tires' })).toBe('Color and gray tires')
    const place = (businessLocation: string, timeZone = '') =>
      isAmerican({ businessLocation, businessActivities: '', timeZone })
    expect(place('Portland, OR')).toBe(true)
    expect(place('Leeds, England', 'Europe/London')).toBe(false)
    expect(place('', 'America/New_York')).toBe(true)
    expect(place('', 'America/Toronto')).toBe(false)
    expect(place('', 'America/Bogota')).toBe(false)
    expect(place('')).toBe(false)
  })

  it('a place is named shortly and in its language', () => {
    expect(shortPlace('Leeds, England', 'english')).toBe('Leeds')
    expect(shortPlace('12 High Street, Leeds', 'english')).toBe('Leeds')
    expect(shortPlace('Osaka, Japan', 'japanese')).toBe('大阪')
    expect(shortPlace('', 'english')).toBe('')
  })
})

describe('[5.generated text] fitting', () => {
  it('counts words in scripts with and without spaces', () => {
    expect(countWords('Taps, boilers & co.')).toBe(3)
    expect(countWords('大阪の音楽教室')).toBe(3)
  })

  it('cuts after words and keeps pairs whole', () => {
    expect(cutToLength('one two three', 9)).toBe('one two…')
    expect(cutToLength('😀😀😀', 4)).toBe('😀…')
    expect(joinSentences(['One.', 'Two.', 'Three.'], { sentences: 2, characters: 50 })).toBe('One. Two.')
    expect(joinSentences(['One.', 'Two is long.'], { characters: 10 })).toBe('One.')
  })
})

describe('[7.seed] seeded choices', () => {
  const business = { businessName: 'Hart', businessActivities: 'Taps', businessLocation: 'Leeds' }

  it('one letter more is another seed; case and spaces are not', () => {
    expect(seedOf(business)).toBe(seedOf({ ...business, businessName: ' HART ' }))
    expect(seedOf(business)).not.toBe(seedOf({ ...business, businessName: 'Harte' }))
  })

  it('are spread over the list and do not depend on one another', () => {
    const letters = ['a', 'b', 'c', 'd'] as const
    const picks = Array.from({ length: 400 }, (_, index) =>
      createChooser(`seed ${index}`).pick('letter', letters),
    )
    for (const letter of letters) {
      expect(picks.filter((pick) => pick === letter).length).toBeGreaterThan(60)
    }
    expect(createChooser('seed').shuffle('x', letters)).toEqual(createChooser('seed').shuffle('x', letters))
    expect([...createChooser('seed').shuffle('x', letters)].sort()).toEqual([...letters])
  })
})
