import { describe, expect, it } from 'vitest'
import { readLanguage } from './read-language.ts'

describe('[3.languages] the language of a description', () => {
  it.each([
    ['english', 'Leeds, England', 'Repairs and servicing for commuter bikes'],
    ['english', 'Kyoto, Japan', 'Guided walks through temples and gardens for small groups'],
    ['english', 'Berlin, Germany', 'Vintage bicycles, coffee and repairs for the neighbourhood'],
    ['english', 'Toronto, Canada', 'Dog walking and puppy visits'],
    ['english', 'Austin, TX', 'Tacos al pastor, birria and aguas frescas, Friday nights'],
    ['english', 'Hereford, England', 'Piano tuner in Hereford.'],
    ['english', 'Hull, England', 'Gelato in Hull'],
    ['english', 'Bath, England', 'Massage and facials in Bath'],
    ['german', 'Fulda, Germany', 'Pianostimmer in Fulda und Umgebung'],
    ['italian', 'Torino, Italia', 'Accordatore di piano a Torino'],
    ['french', 'Lyon, France', 'Accordeur de piano à Lyon'],
    ['spanish', 'Sevilla, España', 'Afinador de pianos en Sevilla'],
    ['spanish', 'Sevilla', 'Fontanera en Sevilla. Grifos, fugas y calentadores.'],
    ['spanish', 'Miami, FL', 'Limpieza de casas y oficinas, presupuesto gratis'],
    ['french', 'Montréal, Canada', 'Plomberie et chauffage, urgences jour et nuit'],
    ['french', 'Lausanne, Switzerland', 'Cours de piano pour enfants et adultes'],
    ['italian', 'Lugano, Switzerland', 'Riparazioni di biciclette e noleggio'],
    ['german', 'Palma, Spain', 'Wir verkaufen deutsches Brot und Brötchen auf Mallorca'],
    ['german', 'Bern, Switzerland', 'Klavierstimmer für die ganze Region'],
    ['japanese', '', 'ピアノとバイオリンのレッスン'],
    ['Korean', '', '부산에서 원목 가구를 만듭니다'],
  ])('%s in %j: %s', (language, place, text) => {
    expect(readLanguage(text, { place })).toEqual({ language, isSureOfLanguage: true })
  })

  it.each([
    ['german', 'Austria', '', 'Catering'],
    ['spanish', 'México', '', 'Catering'],
    ['french', 'Nantes', 'Europe/Paris', 'Coaching'],
    ['german', 'Hannover', 'Europe/Berlin', 'Mo-Fr 9-18, 0511 123456'],
    ['english', '', 'America/Chicago', 'Yoga Pilates Barre'],
    ['english', '', '', 'Piano tuner in Hereford.'],
    ['english', 'Hull, England', '', 'Pizza Pasta Gelato'],
    ['english', '', '', ''],
    ['english', '', '', 'سباك في ليدز'],
  ])(
    'what could be several is that of the place, and is asked about: %s in %j %j: %s',
    (language, ...[place, timeZone, text]) => {
      expect(readLanguage(text, { place, timeZone })).toEqual({ language, isSureOfLanguage: false })
    },
  )

  it('characters alone are Japanese in Japan, and not elsewhere', () => {
    const read = (place: string, timeZone = '') => readLanguage('鍼灸整体院', { place, timeZone }).language
    expect(read('', 'Asia/Tokyo')).toBe('japanese')
    expect(read('大阪')).toBe('english')
    expect(read('大阪市')).toBe('japanese')
    expect(read('')).toBe('english')
  })

  it('addresses and names of websites count for nothing', () => {
    const { language } = readLanguage(
      'Klavier stimmen für Schulen: www.the-piano-and-the-tuner.com info@with.co.uk',
      {
        place: 'Germany',
      },
    )
    expect(language).toBe('german')
  })
})

const days = [
  ['Lun-Dom 9-18', 'Milano', 'Europe/Rome', 'italian'],
  ['Lun-ven 9-13 15-19, sab 9-12', 'Lyon', 'Europe/Paris', 'italian'],
  ['Mon-Sat 9-5', 'Berlin', 'Europe/Berlin', 'english'],
  ['Mo-Fr 9-17, Sa 9-12', 'Leipzig', 'Europe/Berlin', 'german'],
] as const

describe('[5.answers] a text of days and times alone', () => {
  it.each(days)('%s in %s is in the language of its days', (...[text, place, timeZone, language]) => {
    expect(readLanguage(text, { place, timeZone }).language).toBe(language)
  })
})
