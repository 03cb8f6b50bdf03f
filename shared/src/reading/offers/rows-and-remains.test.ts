import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsIn = (place: string, text: string): readonly string[] =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

describe('[5.answers] a line between lines with prices is one of the list', () => {
  it.each([
    ['Ely, England', 'wasps £65\nhornets £80\nrats £120\nmoths\nsquirrels in lofts', 'moths'],
    ['Fulda, Deutschland', '* Hosen 12 €\n* Röcke 15 €\n* Jacken 20 €\n* Glas ersetzen', 'Glas ersetzen'],
    ['Roma, Italia', 'Manicure 20 €\nPedicure 38 €\nCeretta 28 €\nTrucco sposa', 'Trucco sposa'],
    ['Lyon, France', '• Ourlets 10 €\n• Jupes 15 €\n• Robes 20 €\n• Boutonnières', 'Boutonnières'],
    ['Madrid, España', 'Bajos 8 €\nFaldas 12 €\nAbrigos 20 €\nOjales', 'Ojales'],
    ['서울', '백설기 9,000원\n가래떡 7,000원\n인절미 6,000원\n송편', '송편'],
  ])('in %s: %s', (place, text, service) => {
    expect(cardsIn(place, text)).toContain(service)
  })
})

describe('[5.answers] what is left behind a price is no service', () => {
  it.each([
    ['Ely, England', 'Barber. Cuts £15, shaves £20, pensioners £11 Tues + Weds', 3],
    ['Ely, England', 'Barber. Cuts £15, shaves £20, kids £9 Mon and Thurs', 3],
    ['Fulda, Deutschland', 'Friseur. Schnitt 20 €, Farbe 40 €, Kinder 12 € Di + Do', 3],
    ['Roma, Italia', 'Barbiere. Taglio 15 €, barba 10 €, bimbi 9 € mar e gio', 3],
    ['Ely, England', 'Walls that have come down, brand new ones. Gapping £30, stiles £40', 2],
    ['Fulda, Deutschland', 'Putz. Lehm 40 €, Kalk 30 €, vor allem', 2],
  ])('in %s: %s', (place, text, count) => {
    expect(
      cardsIn(place, text).filter((name) => /tues|mon and|di \+|mar e|ones|vor allem/iu.test(name)),
    ).toEqual([])
    expect(cardsIn(place, text).length).toBeLessThanOrEqual(count)
  })
})

describe('[5.answers] what is had for nothing is offered all the same', () => {
  it.each([
    ['Fulda, Deutschland', 'Uhren. Batterie 9 €, Glas 20 €, Bandkürzung gratis', 'Bandkürzung'],
    ['Madrid, España', 'Guitarra. Clase 25 €, bono 85 €, clase de prueba gratis', 'clase de prueba'],
    ['Lyon, France', 'Vélos. Freins 15 €, roue 30 €, gonflage gratuit', 'gonflage'],
    ['Roma, Italia', 'Bici. Freni 15 €, ruota 30 €, gonfiaggio gratuito', 'gonfiaggio'],
  ])('in %s: %s', (place, text, service) => {
    expect(cardsIn(place, text).some((name) => name.startsWith(service))).toBe(true)
  })

  it.each([
    ['Fulda, Deutschland', 'Uhren. Batterie 9 €, Glas 20 €, Parkplätze gratis'],
    ['Madrid, España', 'Guitarra. Clase 25 €, bono 85 €, presupuesto gratis'],
    ['Lyon, France', 'Vélos. Freins 15 €, roue 30 €, devis gratuit'],
  ])('but not what is free everywhere: in %s, %s', (place, text) => {
    expect(cardsIn(place, text).filter((name) => /parkpl|presupuesto|devis/iu.test(name))).toEqual([])
  })
})
