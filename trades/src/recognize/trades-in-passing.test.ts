import { expect, it } from 'vitest'
import { readingOf } from '../known-business.ts'

const told = (businessName: string, businessActivities: string, businessLocation = '') => {
  const { trade } = readingOf({ businessName, businessActivities, businessLocation })
  return trade.outcome === 'trade' ? [trade.tradeId, trade.calledAs ?? ''] : [trade.outcome, '']
}

it.each([
  ['Allotment café. Soups and scones, made by volunteers.', 'coffee-shop'],
  ['Boatyard café on the estuary. Breakfasts all day.', 'coffee-shop'],
  ['Garden centre café. Lunches and cream teas.', 'coffee-shop'],
  ['Garden centre. Roses, bulbs and compost.', 'garden-centre'],
  ['Bakery in Hove. Sourdough, buns, coffee to go.', 'bakery'],
])('[2.industries] "%s" is a %s, wherever it stands', (activities, trade) => {
  expect(told('Hart & Lee', activities)[0]).toBe(trade)
})

it.each([
  ['Perizie calligrafiche su contratti e testamenti.', 'Perugia, Italia'],
  ['Informes periciales sobre firmas y testamentos.', 'Burgos, España'],
  ['Gutachten über Handschriften und Testamente.', 'Bonn, Deutschland'],
])('[2.industries] "%s" is about wills, and makes none', (activities, place) => {
  expect(told('Conti', activities, place)[0]).not.toBe('trade')
  expect(told('Conti', activities, place)[0]).not.toBe('will-writer')
})

it.each([
  ['Testamenti e successioni. Redazione 200 €.', 'Perugia, Italia', 'will-writer'],
  ['Cuido perros y gatos en casa, noche 20 €.', 'Cádiz, España', 'pet-sitter'],
  ['Guarda canina familiar, noche 22 €.', 'Cádiz, España', 'pet-sitter'],
  ['Je garde vos chiens à la maison, 20 € la nuit.', 'Lyon, France', 'pet-sitter'],
  ['Tengo cani in campagna, 20 € a notte.', 'Siena, Italia', 'pet-sitter'],
  ['Ich betreue Hunde bei mir zu Hause, 20 € am Tag.', 'Köln, Deutschland', 'pet-sitter'],
  ['Spurgo pozzi neri e disotturazione scarichi.', 'Rovigo, Italia', 'septic-service'],
  ['Baby parking per bimbi da 2 a 5 anni, mensa con cucina interna.', 'Torino, Italia', 'playgroup'],
  ['Barrel sauna on the beach, £12 an hour.', 'Deal, England', 'sauna'],
  ['Mobile Fasssauna mieten, 150 € am Wochenende.', 'Kiel, Deutschland', 'sauna'],
  ['Day spa. Massages, facials and a sauna.', 'Deal, England', 'spa'],
  ['I paint portraits of horses from photos. A3 £120.', 'Deal, England', 'illustrator'],
  ['Pet portrait photographer. Dogs, cats, horses. Sessions £90.', 'Deal, England', 'pet-photographer'],
])('[2.industries] "%s" of %s is told as %s', (activities, place, trade) => {
  expect(told('Hart', activities, place)[0]).toBe(trade)
})

it.each([
  ['Märchenerzählerin Ute', 'Ich erzähle in Kitas. Stunde 100 €.', 'märchenerzählerin'],
  ['Kinderbuchillustratorin Lea Voss', 'Bilderbücher und Karten. Seite 90 €.', 'kinderbuchillustratorin'],
  ['Ute Voss', 'Ich betreue Hunde bei mir zu Hause, 20 € am Tag.', ''],
] as const)(
  '[2.headline] %s is called what its name says, and never by what it does',
  (name, activities, called) => {
    expect(told(name, activities, 'Köln, Deutschland')[1]?.toLowerCase()).toBe(called)
  },
)
