import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (text: string, place: string, timeZone: string) =>
  readDescription(text, { name: 'Hart', place, timeZone })
const cardsOf = (text: string, place: string, timeZone: string) =>
  read(text, place, timeZone)
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

describe('[5.answers] how and when something is had is no service', () => {
  it.each([
    [
      'Nantes',
      'Europe/Paris',
      'Je couds rideaux, coussins, ou en mousse si vous préférez.',
      ['rideaux', 'coussins'],
    ],
    [
      '世田谷区',
      'Asia/Tokyo',
      '旅行のあいだ、ごはん、トイレ掃除、遊び。朝引き取って夕方にはお返しします。',
      ['ごはん', 'トイレ掃除', '遊び'],
    ],
    ['전주', 'Asia/Seoul', '바지 기장 줄임 5000원. 급하면 말씀하세요 그날 해드립니다.', ['바지 기장 줄임']],
    [
      'Leicester',
      'Europe/London',
      'Private chef. You get a menu, I do the shopping, cook, serve and leave it clean. Tiffin £9.50.',
      ['Tiffin'],
    ],
    ['Ballarat', 'Australia/Melbourne', 'I tune uprights (£75) and grands (£90).', ['uprights', 'grands']],
  ])('in %s', (...[place, timeZone, text, cards]) => {
    expect(cardsOf(text, place, timeZone)).toEqual(cards)
  })

  it.each([
    ['Florac', 'Europe/Paris', "Une journée 55 €. D'avril à octobre.", "D'avril à octobre"],
    ['Wigtown', 'Europe/London', 'Rooms £70 a night. We are shut in January.', 'We are shut in January'],
    ['Norcia', 'Europe/Rome', 'Doppia 80 euro. Chiuso da gennaio a Pasqua.', 'Chiuso da gennaio a Pasqua'],
  ])('in which months, in %s', (...[place, timeZone, text, season]) => {
    expect(read(text, place, timeZone).hours.words).toContain(season)
  })
})

describe('[5.answers] what only sounds like a refusal', () => {
  it('is none where somebody walks in the steps of another', () => {
    const { refusals } = read(
      'Des ânes pour marcher sur les pas de Stevenson. Pas de monte.',
      'Florac',
      'Europe/Paris',
    )
    expect(refusals.map(({ text }) => text)).toEqual(['Pas de monte'])
  })
})

describe('[5.answers] prices in soles', () => {
  it('stand at their dishes', () => {
    const { offers } = read('Ají de gallina S/ 18, lomo saltado S/ 24.', 'Cusco', 'America/Lima')
    expect(offers.map(({ name, price }) => [name, price])).toEqual([
      ['Ají de gallina', 'S/ 18'],
      ['lomo saltado', 'S/ 24'],
    ])
  })
})
