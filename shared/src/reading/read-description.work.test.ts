import { describe, expect, it } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { countWork } from './count-work.testing.ts'
import { readDescription } from './read-description.ts'

const longest = 1024

const places = [
  { place: '', timeZone: '' },
  { place: 'Ely, England', timeZone: 'Europe/London' },
  { place: 'Fulda', timeZone: 'Europe/Berlin' },
  { place: 'Madrid', timeZone: 'Europe/Madrid' },
  { place: 'Lyon', timeZone: 'Europe/Paris' },
  { place: 'Roma', timeZone: 'Europe/Rome' },
  { place: '東京都', timeZone: 'Asia/Tokyo' },
  { place: '서울', timeZone: 'Asia/Seoul' },
] as const

/** Words of all seven languages that mean something to a stage of the reader, and what stands between words. */
const tokens = [
  ...[
    '1',
    '12',
    '012',
    '99',
    '90012307',
    '07700',
    '+44',
    '(0)',
    '1987',
    '½',
    '㏂',
    '⑴',
    '£1',
    '3,50 €',
    '¥',
    '円',
    '원',
  ],
  ...[
    '24/7',
    '24h',
    '9-5',
    '9am',
    '9.30',
    '18 Uhr',
    '10時',
    '오전 9시',
    'Mon',
    'Mo-Fr',
    'lunes',
    'lun',
    'lundi',
    '月',
    '월요일',
  ],
  ...[
    'closed',
    'geschlossen',
    'cerrado',
    'fermé',
    'chiuso',
    '休み',
    '휴무',
    'except',
    'außer',
    'every day',
    'täglich',
    '毎日',
    '매일',
  ],
  ...[
    'no',
    'not',
    'kein',
    'sin',
    'pas',
    'non',
    'but',
    'and',
    'und',
    'y',
    'et',
    'e',
    'for',
    'für',
    'para',
    'pour',
    'per',
    'in',
    'we',
    'wir',
  ],
  ...[
    'call',
    'Tel.',
    'ring',
    '電話',
    '전화',
    '@a',
    'a@a.',
    'www.a',
    'http://a',
    'a.it',
    'ig',
    'Gas Safe',
    'VAT no.',
    '第',
    'since',
    'seit',
  ],
  ...[
    'Calle',
    'Rue A',
    'Via della',
    'Am Aa',
    '12 A Street',
    '京都',
    '市',
    '区',
    '가시',
    'A',
    'a',
    'Aa-',
    'haircut',
    'Cut',
    '京',
    '㌀',
    'ﷺ',
    'e\u0301',
  ],
  // Many things of one name with a price each.
  ...['dog £1', 'dog £1 +', 'big dog £1', '£5 each', 'こども 5 €', 'rosso 3 €'],
  ...[
    '(',
    ')',
    '[',
    '（',
    '「',
    '"',
    ':',
    ';',
    '/',
    '-',
    '–',
    '•',
    '。',
    '、',
    '\n',
    '…',
    '😀',
    '\ue000',
    '\ud800',
  ],
] as const

const separators = ['', ' ', ', ', '. ', '\n', '-', '/'] as const

const filled = (unit: string): string => unit.repeat(Math.ceil(longest / unit.length)).slice(0, longest)

/** A few tokens again and again, or many in turn. */
const hostileText = (seed: number): string => {
  const random = seededRandom(`dear ${seed}`)
  const separator = random.pick(separators)
  const count = random.below(4) === 0 ? 300 : 1 + random.below(4)
  const unit = Array.from({ length: count }, () => random.pick(tokens)).join(separator)
  return filled(unit + random.pick(separators))
}

const typical = [
  'Hot shoeing £85 a set, trims £35. Mon-Fri 9am-5pm, Sat 10-2. Call 01353 662012. No cats. Since 1987. ',
  'Klavierstimmer in Fulda. Mo-Fr 9-18 Uhr, Tel. 0661 123400. Stimmung ab 95 €, Anfahrt 15,-. Keine Orgeln. ',
  'Ramonage à Mâcon depuis 1987. Lundi au vendredi 8h-12h et 14h-18h. 03 85 38 12 34. Dès 60 € TTC. ',
  '尼崎の自転車修理。平日10:00〜19:00、木曜休み。電話06-6412-3456。パンク直し1,200円から。',
].map(filled)

const workOf = (text: string, seed: number, most = Number.POSITIVE_INFINITY): number => {
  const setting = { name: 'Hart', ...(places[seed % places.length] ?? places[0]) }
  return countWork(() => void readDescription(text, setting), most)
}

describe('[security] no text of the allowed length costs the reader more than a handful of typical ones', () => {
  const dearest = Math.max(...typical.map((text) => workOf(text, 0)))
  const handful = dearest * 5

  it('whatever one token it repeats', () => {
    for (const [seed, token] of tokens.entries()) {
      const text = filled(token + (seed % 2 === 0 ? ' ' : ', '))
      expect({ text, isDear: workOf(text, seed, handful) >= handful }).toMatchObject({ isDear: false })
    }
  })

  it('whatever tokens it mixes', () => {
    for (let seed = 0; seed < 80; seed += 1) {
      const text = hostileText(seed)
      expect({ text, isDear: workOf(text, seed, handful) >= handful }).toMatchObject({ isDear: false })
    }
  })
})
