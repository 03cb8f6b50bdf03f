import { expect, test } from 'vitest'
import { type SeededRandom, seededRandom } from '../chance/seeded-random.ts'
import { saidName } from './said-name.ts'

const otherwise = 'somebody'
const isSaid = (name: string): boolean => saidName(name, otherwise) === name

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
const scattered = (text: string): string => [...text].join('\u200b')
const inScript = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

const around = (random: SeededRandom, told: string): string =>
  `${random.pick(['', 'Call ', 'Win: ', 'Ann / ', '賞品', '(', 'No. 1 '])}${told}${random.pick(['', ' now', '!', ')', ', Ltd'])}`

const hosts = ['t', 'x', 'b4', 'prize24', '24', 'paypa1-help', 'Grüße', 'q-', 'A1'] as const
const endings = ['me', 'com', 'io', 'de', 'CO', 'shop', 'co.uk', 'Zip'] as const
const dots = [
  '·',
  '•',
  '‧',
  '۔',
  '։',
  '«.»',
  '.',
  '．',
  '。',
  '｡',
  '․',
  '﹒',
  '[.]',
  ' (dot) ',
  '{ . }',
  ' .',
  ' . ',
] as const
const anAddress = (random: SeededRandom): string => {
  const host = `${random.pick(['', '', 'www.'])}${random.pick(hosts)}`
  const address = `${host}${random.pick(dots)}${random.pick(endings)}${random.pick(['', '/you', '?a', ':8080'])}`
  return random.pick([(text: string) => text, fullWidth, scattered])(address)
}

const separators = [
  ' ',
  '-',
  '/',
  '.',
  '–',
  '—',
  '‐',
  '·',
  '•',
  ',',
  '_',
  '\u00a0',
  ' ~ ',
  '*',
  '|',
  '・',
  '️⃣',
] as const
const scripts = [0x30, 0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce, 0x1d7f6] as const
const aNumber = (random: SeededRandom): string => {
  const groups: string[] = []
  for (let length = 6 + random.below(9); length > 0; ) {
    const size = Math.min(length, 1 + random.below(4))
    groups.push(Array.from({ length: size }, () => random.below(10)).join(''))
    length -= size
  }
  const told = `${random.pick(['', '+', '00', '('])}${groups.reduce((all, group) => `${all}${random.pick(separators)}${group}`)}`
  return random.pick([scattered, ...scripts.map(inScript), ...scripts.map(inScript)])(told)
}

test.each([
  ['an address', anAddress],
  ['a number', aNumber],
])('[T29] a name that holds %s is not said, however that is spelt', (_, told) => {
  const random = seededRandom(`said ${_}`)
  const names = Array.from({ length: 4_000 }, () => around(random, told(random))).filter(
    ({ length }) => length <= 60,
  )
  expect(names.length).toBeGreaterThan(2_000)
  expect(names.filter(isSaid)).toEqual([])
})

test.each([
  ...['Win now: prize24.com/you', 't.me/claim_prize', 'Hotline 0800/12/34/567', 'b4.io/gift', 'x.com/evil'],
  ...[
    'Call ０８００ １２３４５６',
    'evil．com',
    'Ring 0800–123–456',
    'evil [dot] com',
    'evil dot com',
    'evil. com',
  ],
  ...[
    'e v i l . c o m',
    'evil.c0m',
    'www evil com',
    'evil punkt de',
    'user at evil com',
    '12345x67890',
    'ann(at)evil',
    'tel: 112',
    'http:evil',
    'Call O8OO I23 45',
    '❶❷❸❹❺❻',
    '一二三 四五六',
    '192.0.2.7',
    'xn--p1ai',
  ],
  ...['\u202emoc.live', '\u202eem.t', 'пример.рф', 'x'.repeat(61)],
])('[T29] %s is no name to say', (name) => {
  expect(saidName(name, otherwise)).toBe(otherwise)
})

test.each([
  ...[
    'St. Mary',
    'No. 1 Plumbing',
    'No.1 Plumbing',
    'A.J. Smith',
    'J.Smith',
    'Café 24/7',
    'Studio 54',
    'Müller & Co. KG',
  ],
  ...[
    'Huber u. Co. KG',
    'Open 24/7/365',
    'Polka Dot Shop',
    'S.p.A. Rossi',
    'Verein e.V.',
    'H2O Pools',
    '1-800-Flowers',
  ],
  ...[
    'Dr. Müller',
    'J. P. Ó Súilleabháin-Walsh',
    'A.B.C. Plumbing & Sons',
    'Café No. 1984',
    '山田 太郎',
    'ピアノ教室',
  ],
  ...[
    'Nails · Bar',
    'Col·legi Sant Jordi',
    'A B C Plumbing',
    'Le point de rencontre',
    '4x4 Repairs 1987',
    'Bar/Café',
    'Est. 1984',
    'Route 66 Diner',
    '7-Eleven',
    'Seven 8 Nine',
    'Gal·la',
    'Mr. & Mrs. Info',
    'Studio 1½',
    'Tel Aviv Grill',
  ],
  ...[
    '三六九',
    'Art @home'.replace('@', 'at '),
    'क्षेत्र',
    'شركة ١٢',
    'O’Neill & Sons',
    'No 10, Dot & Com',
    'Ill 1 Oil',
  ],
])('[4.invite] %s is said as it is', (name) => {
  expect(saidName(name, otherwise)).toBe(name)
})
