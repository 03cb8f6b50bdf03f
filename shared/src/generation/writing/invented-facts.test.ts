import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../language/language.ts'
import { saysOnlyFacts } from './says-only-facts.ts'

/** How a language says a fact of each kind: sentences around it, and facts that stand in them. */
interface Phrases {
  /** Sentences around a person or a place, in whose place stands `~`. */
  readonly people: readonly (readonly [sentence: string, names: readonly string[]])[]
  readonly places: readonly (readonly [sentence: string, names: readonly string[]])[]
  /** Whole sentences that claim something. */
  readonly claims: readonly string[]
  /** What any business may say that told nothing of the kind. */
  readonly honest: readonly string[]
}

const phrases: Readonly<Record<Language, Phrases>> = {
  english: {
    people: [
      ['Ask for ~ when you come.', ['Maria', 'Bill', 'Grimshaw']],
      ['You will meet ~ at the door.', ['Olu', 'Wren', 'Pavel']],
      ['Wheels trued by hand, and recommended by ~.', ['Shimano', 'Which']],
    ],
    places: [['Wheels mended here, and also in ~.', ['Bradford', 'York', 'Hull']]],
    claims: [
      'A licensed workshop.',
      'Winner of an award.',
      'Wheels mended for fifteen years.',
      'Three generations of wheels.',
      'Half price for students.',
      'Registered mechanics.',
      'A full refund.',
    ],
    honest: [
      'Ask for a time that suits you.',
      'You will meet us at the door.',
      'Wheels that run true again.',
    ],
  },
  german: {
    people: [
      ['Fragen Sie nach ~, wenn Sie kommen.', ['Maria', 'Grimshaw']],
      ['Am Empfang sitzt Frau ~.', ['Weber', 'Krüger']],
    ],
    places: [['Wir arbeiten auch in ~.', ['Bradford', 'Köln', 'München']]],
    claims: [
      'Eine zugelassene Werkstatt.',
      'Träger einer Auszeichnung.',
      'Fünfzehn Jahre Laufräder.',
      'Seit drei Generationen.',
      'Zum halben Preis.',
      'Geprüfte Mechaniker.',
      'Mit Rabatt.',
    ],
    honest: [
      'Fragen Sie nach Ihrem Rad.',
      'Die Werkstatt nimmt Fahrräder und Laufräder in Ruhe auseinander.',
      'Das Rad läuft, der Schlauch hält, die Bremse greift.',
    ],
  },
  french: {
    people: [
      ['Demandez ~ en arrivant.', ['Maria', 'Gaston']],
      ['Vous serez reçu par madame ~.', ['Dubois', 'Morel']],
    ],
    places: [['Nous travaillons aussi à ~.', ['Bradford', 'Lyon', 'Nantes']]],
    claims: [
      'Un atelier agréé.',
      'Un atelier récompensé.',
      'Quinze ans de roues.',
      'Trois générations de roues.',
      'À moitié prix.',
      'Des mécaniciens diplômés.',
      'Une remise.',
    ],
    honest: ['Demandez votre vélo au comptoir.', 'La roue tourne rond au centre du cadre.'],
  },
  spanish: {
    people: [
      ['Pregunte por ~ al llegar.', ['Manuel', 'García']],
      ['Le atiende la señora ~.', ['Ortega', 'Molina']],
    ],
    places: [['Trabajamos también en ~.', ['Bradford', 'Sevilla', 'Bilbao']]],
    claims: [
      'Un taller homologado.',
      'Un taller galardonado.',
      'Quince años de ruedas.',
      'Tres generaciones de ruedas.',
      'A mitad de precio.',
      'Mecánicos titulados.',
      'Con descuento.',
    ],
    honest: ['Pregunte por su bicicleta.', 'La rueda gira recta otra vez.'],
  },
  italian: {
    people: [
      ['Chieda di ~ quando arriva.', ['Giulia', 'Bianchi']],
      ['La accoglie la signora ~.', ['Ferri', 'Conti']],
    ],
    places: [['Lavoriamo anche a ~.', ['Bradford', 'Torino', 'Bari']]],
    claims: [
      'Un laboratorio abilitato.',
      'Un laboratorio premiato.',
      'Quindici anni di ruote.',
      'Tre generazioni di ruote.',
      'A metà prezzo.',
      'Meccanici qualificati.',
      'Con lo sconto.',
    ],
    honest: ['Chieda della sua bicicletta.', 'La ruota gira di nuovo dritta.'],
  },
  japanese: {
    people: [
      ['~さんが迎えます。', ['田中', 'マリア']],
      ['店には~先生がいます。', ['佐藤', '鈴木']],
    ],
    places: [
      ['~でも直します。', ['大阪', '横浜', '世田谷区']],
      ['~まで伺います。', ['渋谷区', '東京']],
    ],
    claims: [
      '免許のある店です。',
      '表彰された店です。',
      '十五年の店です。',
      '三代の店です。',
      '半額で直します。',
      '公認の店です。',
      '返金します。',
    ],
    honest: ['お客さんの自転車を直します。', '皆さんの車輪がまた回ります。', '町の自転車店です。'],
  },
  Korean: {
    people: [
      ['~ 씨가 맞이합니다.', ['김민수', '마리아']],
      ['가게에는 ~ 원장이 있습니다.', ['박지영', '이수진']],
    ],
    places: [['~에서도 고칩니다.', ['부산', '수원', '대전']]],
    claims: [
      '면허가 있는 가게입니다.',
      '표창을 받은 가게입니다.',
      '십오 년 된 가게입니다.',
      '삼대째 하는 가게입니다.',
      '반값에 고칩니다.',
      '공인 가게입니다.',
      '환불해 드립니다.',
    ],
    honest: ['고객님의 자전거를 고칩니다.', '손님의 바퀴가 다시 돕니다.', '도시에서 자전거를 탑니다.'],
  },
}

/** As written, all in small letters, and all in capitals but for what a sentence begins with: a model writes in any. */
const cased = (text: string): readonly string[] => [...new Set([text, text.toLowerCase()])]

const filled = (given: Phrases['people']) =>
  given.flatMap(([sentence, names]) =>
    names.flatMap((name) => cased(sentence.replace('~', name)).map((text) => ({ text, name }))),
  )

const saysOf = (language: Language, told: string) => (text: string) =>
  saysOnlyFacts(text, { text: told, language })

describe.each(languages)('[security T28] in %s, in whichever letters it is written,', (language) => {
  const { people, places, claims, honest } = phrases[language]
  const named = [...filled(people), ...filled(places)]

  test.each(named)('nobody is named of whom nobody spoke: $text', ({ text, name }) => {
    expect(saysOf(language, honest.join(' '))(text)).toBe(false)
    // Except the claims in the sentence itself, whatever the owner says may be said.
    expect(saysOf(language, `${text} ${name}`)(text)).toBe(true)
  })

  test.each(claims.flatMap(cased))('nothing is claimed that nobody said: %s', (text) => {
    expect(saysOf(language, honest.join(' '))(text)).toBe(false)
    expect(saysOf(language, text)(text)).toBe(true)
  })

  test.each(honest)('what claims nothing may be said: %s', (text) => {
    expect(saysOf(language, '')(text)).toBe(true)
  })
})

test('[security T28] a figure with its part is another one, and a word is no other that it begins', () => {
  expect(saysOf('english', 'Tubes £150')('Tubes £1.50')).toBe(false)
  expect(saysOf('english', 'Tubes £1,500.00')('Tubes £1500')).toBe(true)
  expect(saysOf('english', 'We repair freezers.')('Free repairs.')).toBe(false)
  expect(saysOf('english', 'Repairs are guaranteed.')('We guarantee repairs.')).toBe(true)
})

test('[security T28] among German nouns, all of which have capitals, names are told by what stands beside them', () => {
  const says = saysOf('german', 'Wir reparieren Fahrräder.')
  for (const text of ['Laufräder baut hier Bill Grimshaw.', 'Auch gut: die Werkstatt, in Köln.'])
    expect(says(text)).toBe(false)
  expect(says('Wir reparieren Fahrräder, wenn Schlauch oder Kette klagen.')).toBe(true)
})
