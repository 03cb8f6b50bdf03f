import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { type Language, languages } from '../../language/language.ts'
import { readDescription } from '../read-description.ts'

interface Lists {
  readonly place: string
  /** A description with one service. */
  readonly before: string
  readonly joint: string
  readonly languages: readonly string[]
  readonly payments: readonly string[]
  readonly animals: readonly string[]
}

const lists: Readonly<Record<Language, Lists>> = {
  english: {
    place: 'Leeds',
    before: 'Joinery in Leeds. Doors £40. ',
    joint: ', ',
    languages: ['Polish', 'Welsh', 'Urdu', 'Spanish'],
    payments: ['cash', 'Venmo', 'cheques', 'bank transfer'],
    animals: ['dogs', 'cats', 'rabbits', 'hens'],
  },
  german: {
    place: 'Fulda',
    before: 'Tischlerei in Fulda. Türen 40 €. ',
    joint: ', ',
    languages: ['Türkisch', 'Deutsch', 'Polnisch', 'Englisch'],
    payments: ['Bar', 'Girocard', 'PayPal', 'Überweisung'],
    animals: ['Hunde', 'Katzen', 'Hühner', 'Pferde'],
  },
  spanish: {
    place: 'Madrid',
    before: 'Carpintería en Madrid. Puertas 40 €. ',
    joint: ', ',
    languages: ['inglés', 'francés', 'rumano', 'árabe'],
    payments: ['efectivo', 'bizum', 'tarjeta', 'transferencia'],
    animals: ['perros', 'gatos', 'conejos', 'gallinas'],
  },
  french: {
    place: 'Lyon',
    before: 'Menuiserie à Lyon. Portes 40 €. ',
    joint: ', ',
    languages: ['anglais', 'espagnol', 'breton', 'arabe'],
    payments: ['espèces', 'chèques', 'CB', 'virement'],
    animals: ['chiens', 'chats', 'lapins', 'poules'],
  },
  italian: {
    place: 'Roma',
    before: 'Falegnameria a Roma. Porte 40 €. ',
    joint: ', ',
    languages: ['inglese', 'tedesco', 'rumeno', 'spagnolo'],
    payments: ['contanti', 'bancomat', 'satispay', 'bonifico'],
    animals: ['cani', 'gatti', 'conigli', 'galline'],
  },
  japanese: {
    place: '東京都',
    before: '木工房です。棚6,000円。',
    joint: '、',
    languages: ['日本語', '英語', '中国語', '韓国語'],
    payments: ['現金', 'カード', 'PayPay', '銀行振込'],
    animals: ['犬', '猫', 'うさぎ', '小鳥'],
  },
  Korean: {
    place: '서울',
    before: '목공방입니다. 선반 6,000원. ',
    joint: ', ',
    languages: ['한국어', '영어', '중국어', '일본어'],
    payments: ['현금', '카드', '계좌이체', '제로페이'],
    animals: ['강아지', '고양이', '토끼', '햄스터'],
  },
}

const cardsIn = (place: string, text: string): readonly string[] =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

describe('[5.generated text] a sentence that only lists', () => {
  it.each(languages)('languages, ways to pay or animals offers nothing in %s', (language) => {
    const { place, before, joint, ...all } = lists[language]
    for (const [kind, names] of Object.entries(all)) {
      for (let seed = 0; seed < 12; seed += 1) {
        const random = seededRandom(`${language} ${kind} ${seed}`)
        const from = random.below(names.length - 1)
        const text = `${before}${names.slice(from, from + 2 + random.below(names.length - from - 1)).join(joint)}.`
        expect({ text, cards: cardsIn(place, text).length }).toEqual({ text, cards: 1 })
      }
    }
  })
})

describe('[5.answers] a list of animals or languages with prices', () => {
  it.each([
    ['Leeds', 'Boarding in Leeds. Dogs £20, cats £12, rabbits £8.', ['Dogs', 'cats', 'rabbits']],
    ['Leeds', 'Lessons in Leeds. French £30, Spanish £28.', ['French', 'Spanish']],
  ])('offers each: in %s, %s', (place, text, names) => {
    expect(cardsIn(place, text)).toEqual(names)
  })
})

describe('[5.answers] brackets', () => {
  it('keep what is refused in them from what stands before', () => {
    const text = 'Schuster in Fulda. Absätze 9 €. Schlüsseldienst (nur Zylinder, keine Autoschlüssel).'
    const { offers, refusals } = readDescription(text, { name: 'Hart', place: 'Fulda', timeZone: '' })
    expect(refusals.flatMap(({ things }) => things)).toEqual(['Autoschlüssel'])
    expect(offers.map(({ name }) => name)).toContain('Schlüsseldienst')
  })

  it('behind a price tell when something is to be had, and leave the hours as they are', () => {
    const text = '喫茶店です。ブレンド450円、モーニング600円(7時〜11時)。定休日は木曜。7:00-18:00。'
    const { hours, offers } = readDescription(text, { name: 'Hart', place: '東京都', timeZone: '' })
    expect(hours.hours.fri).toEqual([{ opens: '07:00', closes: '18:00' }])
    expect(offers.map(({ name }) => name)).toEqual(['ブレンド', 'モーニング'])
  })
})
