import { expect, it } from 'vitest'
import { readDescription } from '../../reading/read-description.ts'
import { ownWordsOf } from './own-words-of.ts'

const of = (text: string, place: string) =>
  ownWordsOf(readDescription(text, { name: 'Hart & Lee', place, timeZone: '' }))

const beside: readonly (readonly [string, string, string])[] = [
  ['english', 'Cards and cash are both welcome here', 'Leeds, England'],
  ['english', 'Payment in three parts is possible', 'Leeds, England'],
  ['french', 'Paiement en 4 fois possible', 'Nantes, France'],
  ['french', 'Vannes et 25 km autour', 'Vannes, France'],
  ['german', 'Ratenzahlung ist nach Absprache möglich', 'Kiel, Deutschland'],
  ['german', 'Im Umkreis von 40 km um Kiel', 'Kiel, Deutschland'],
  ['spanish', 'Pago en tres plazos posible', 'Cádiz, España'],
  ['italian', 'Pagamento in tre rate possibile', 'Siena, Italia'],
]

const first: Readonly<Record<string, string>> = {
  english: 'I bind books by hand in a shed behind the house.',
  french: 'Je relie des livres à la main dans un vieux moulin.',
  german: 'Ich binde Bücher von Hand in einer alten Mühle.',
  spanish: 'Encuaderno libros a mano en un viejo molino.',
  italian: 'Rilego libri a mano in un vecchio mulino.',
}

it.each(beside)('[7.introduction] in %s "%s" begins no page, and stands on it', (language, said, place) => {
  const { sentences, asides, statements, serviceArea, hoursWords } = of(`${first[language]} ${said}.`, place)
  expect(sentences.some((sentence) => sentence.startsWith(said))).toBe(false)
  expect(statements.some((sentence) => sentence.startsWith(said))).toBe(false)
  const elsewhere = [...asides, ...hoursWords, serviceArea].join('\n').toLowerCase()
  const [word = ''] = said.match(/\d+ km|cash|three|rat\p{L}+|fois|tre|tres/iu) ?? []
  expect(elsewhere).toContain(word.toLowerCase())
})

it.each([
  ['I have walked 900 miles of this coast and photograph every cove.', 'Bude, England'],
  ['Cash registers are what I have mended for thirty years.', 'Bude, England'],
  ['Karten zeichne ich seit zwanzig Jahren von Hand.', 'Kiel, Deutschland'],
])('[7.introduction] "%s" still begins a page', (said, place) => {
  expect(of(said, place).sentences).toContain(said)
})

it.each([
  ['Barbershop on the quay. Fades 20, beards 12, under tens 11, over sixties 13.', 'Bude, England'],
  ['Saw doctor in Bude. Blades sharpened. Unit 7 Harbour Yard, mon to thurs 8 til 4.', 'Bude, England'],
  ['Ich polstere Sessel. Werkstatt in der Hafenstraße 3, geöffnet Di–Fr 9–17 Uhr.', 'Kiel, Deutschland'],
])('[7.introduction] neither prices nor times are among the first words of "%s"', (text, place) => {
  expect(of(text, place).sentences.filter((sentence) => /\d/u.test(sentence))).toEqual([])
})
