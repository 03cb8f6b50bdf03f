import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (text: string, place: string) => readDescription(text, { name: 'Hart', place, timeZone: '' })

it.each([
  [
    'Uelzen, Deutschland',
    'Welpengruppe 12 €, Rückruf 30 €, Mantrailing am Wochenende, wo ihr wollt und wann es passt.',
    ['wo ihr wollt und wann es passt'],
  ],
  [
    'Cáceres, España',
    'Carnet de moto, clases sueltas 28 €, recuperación de puntos, matrícula 50 €.',
    ['matrícula 50 €'],
  ],
  [
    'Dunkeld, Scotland',
    'Distillery days £350, castles £90, gardens, wherever your granny came from.',
    ['wherever your granny came from'],
  ],
  ['Leeds, England', 'Tap washers £20, drains £60, boilers.', []],
  [
    '인천, 대한민국',
    '벽지 2만원, 장판 3만원, 곰팡이 제거, 부분 도배도 갑니다.',
    ['곰팡이 제거, 부분 도배도 갑니다'],
  ],
])('[5.answers] of a list is stated what its cards do not show, in %s: %s', (place, text, stated) => {
  expect(read(text, place).statements).toEqual(stated)
})

it.each([
  [
    'Leeds, England',
    'I mend watches £20, clocks £40 and whatever else ticks, slowly and with care since 1987.',
  ],
  ['서울, 대한민국', '세탁기, 냉장고, 전자레인지 수리하러 댁으로 갑니다.'],
])('[5.answers] a sentence that says more than a list stays whole, in %s: %s', (place, text) => {
  expect(read(text, place).statements.join()).toContain(text.replace(/\.$/u, ''))
})

describe('[5.answers] the blank before a French sign', () => {
  it.each(['Vous cherchez un cadeau ? Portraits 90 €.', 'Passez, le café est chaud ! Portraits 90 €.'])(
    'is kept: %s',
    (text) => {
      const { statements } = readDescription(text, { name: 'Claire', place: 'Lyon, France', timeZone: '' })
      expect(text.startsWith(statements[0] ?? 'none')).toBe(true)
      expect(statements[0]).toMatch(/ [?!]$/u)
    },
  )
})
