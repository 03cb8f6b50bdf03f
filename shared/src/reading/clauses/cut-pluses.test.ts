import { describe, expect, it, test } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { readDescription } from '../read-description.ts'

const cardsIn = (place: string, text: string) =>
  readDescription(text, { name: '', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

const lists: readonly (readonly [string, string, readonly string[]])[] = [
  ['english', 'Skipton, England', ['stile building', 'wall repairs', 'fence painting', 'gate hanging']],
  ['german', 'Fulda', ['Dachreinigung', 'Fensterputzen', 'Heckenschnitt', 'Rasenpflege']],
  ['french', 'Mâcon', ['taille de haies', 'tonte de pelouse', 'débarras de caves', 'entretien de tombes']],
  ['spanish', 'Sevilla', ['poda de setos', 'corte de césped', 'pintura de vallas', 'limpieza de cristales']],
  ['italian', 'Palermo', ['taglio siepi', 'pulizia vetri', 'potatura alberi', 'tinteggiatura pareti']],
  ['Korean', '서울 마포구', ['도배 시공', '장판 시공', '타일 시공', '페인트 시공']],
]

describe('[5.answers] what plus signs join is one service each', () => {
  it.each(lists)('%s', (language, place, things) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const random = seededRandom(`${language} ${seed}`)
      const signs = things.map((_, at) => (at === 0 ? '' : random.below(2) > 0 ? ' + ' : ', '))
      const text = things.map((thing, at) => `${signs[at]}${thing}`).join('')
      expect(cardsIn(place, text), text).toEqual(things)
    }
  })

  test('with one price it is one', () => {
    expect(cardsIn('Bristol, England', 'Magic show £160, show + balloons £210, walkabout £90')).toEqual([
      'Magic show',
      'show + balloons',
      'walkabout',
    ])
  })

  test('what is said of both leaves them together', () => {
    expect(cardsIn('Cartagena, España', 'Boda 690 €, karaoke 100 €, humo + luces incluidas')).not.toContain(
      'humo',
    )
  })

  test('parts of a country are none', () => {
    const cards = cardsIn('Kendal, England', 'Gate hanging, fence painting. Cumbria + north Lancs')
    expect(cards).not.toContain('north Lancs')
  })
})
