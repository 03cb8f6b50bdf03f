import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { languages } from '../../language/language.ts'
import type { MaskContext } from './finder.ts'
import { formPattern } from './form.ts'
import { mask, unmask } from './mask.ts'

const places = {
  GB: { language: 'english', country: 'GB' },
  US: { language: 'english', country: 'US' },
  FR: { language: 'french', country: 'FR' },
  DE: { language: 'german', country: 'DE' },
  IT: { language: 'italian', country: 'IT' },
  ES: { language: 'spanish', country: 'ES' },
  CH: { language: 'italian', country: 'CH' },
  JP: { language: 'japanese', country: 'JP' },
  KR: { language: 'Korean', country: 'KR' },
} as const satisfies Readonly<Record<string, MaskContext>>
type Place = keyof typeof places

const formsOf = (text: string, place: Place): string[] =>
  [...mask(text, places[place]).forms.values()].map((form) => `${form.kind}: ${form.text}`)

const cases: readonly (readonly [Place, string, readonly string[]])[] = [
  [
    'GB',
    'mail hello@hart.co.uk, www.hart.co.uk/shop. @hart_bikes',
    ['email: hello@hart.co.uk', 'link: www.hart.co.uk/shop', 'handle: @hart_bikes'],
  ],
  ['GB', 'Gas Safe 552917, £5m insurance', ['registration: Gas Safe 552917', 'figure: 5']],
  [
    'GB',
    'Call 01353 496012, 14 Fore Street, Ely CB7 4EX',
    ['phone: 01353 496012', 'address: 14 Fore Street', 'postcode: CB7 4EX'],
  ],
  // Announced as a phone and whole, it is one, whether or not a plan has it.
  ['GB', 'ring 07700 900123', ['phone: 07700 900123']],
  ['GB', 'ring 01905 12345', ['doubtfulPhone: 01905 12345']],
  ['GB', 'order 07700 900123', ['doubtfulPhone: 07700 900123']],
  ['FR', 'Tél. 06 39 98 12 34', ['phone: 06 39 98 12 34']],
  ['GB', 'Mon-Fri 9-5, Sat 10-2, since 1987', ['hours: Mon-Fri 9-5, Sat 10-2', 'year: 1987']],
  [
    'GB',
    'Juniors 6-12 Tuesday & Thursday 5pm, £8 each',
    ['figure: 6-12', 'hours: Tuesday & Thursday 5pm', 'money: £8 each'],
  ],
  ['GB', 'from £50/hr or £1,295', ['money: from £50/hr', 'money: £1,295']],
  ['GB', '9 months to 5 years', ['range: 9 months to 5 years']],
  ['US', '12 mo - 4 yrs', ['range: 12 mo - 4 yrs']],
  ['US', '18mos. to 5 years', ['range: 18mos. to 5 years']],
  ['US', 'call 555-0199 or 503-223-4567', ['doubtfulPhone: 555-0199', 'phone: 503-223-4567']],
  ['FR', '24h/24 03 85 12 34 56', ['hours: 24h/24', 'phone: 03 85 12 34 56']],
  ['FR', '06.12.34.56.78', ['phone: 06.12.34.56.78']],
  ['FR', '7j/7 8h-20h 06 12 34 56 78', ['hours: 7j/7 8h-20h', 'phone: 06 12 34 56 78']],
  ['FR', '24h/24 et 7j/7 au 03 84 75 01 23', ['hours: 24h/24', 'hours: 7j/7', 'phone: 03 84 75 01 23']],
  ['FR', 'niveau 1 390 €', ['figure: 1', 'money: 390 €']],
  [
    'FR',
    'Devis 1 400 € TTC, SIRET 123 456 789 00012',
    ['money: 1 400 € TTC', 'registration: SIRET 123 456 789 00012'],
  ],
  ['FR', '12 bis rue de la Paix, 71000 Mâcon', ['address: 12 bis rue de la Paix', 'postcode: 71000']],
  ['DE', 'Steuernummer 12/345/67890', ['registration: Steuernummer 12/345/67890']],
  ['DE', '12/345/67890', ['figure: 12/345/67890']],
  ['DE', 'ab 35 €/Std., Anfahrt 15,-', ['money: ab 35 €/Std.', 'money: 15,-']],
  ['DE', 'Hauptstr. 12, 36037 Fulda', ['address: Hauptstr. 12', 'postcode: 36037']],
  ['DE', 'seit 1962, 10–19 Teilnehmer', ['year: 1962', 'figure: 10–19']],
  ['IT', 'P.IVA 01234567890', ['registration: P.IVA 01234567890']],
  ['IT', '7 su 7. 091 612 3456', ['hours: 7 su 7', 'phone: 091 612 3456']],
  ['IT', 'Via Roma 12, 90133 Palermo', ['address: Via Roma 12', 'postcode: 90133']],
  ['CH', '11. 052 612 3456', ['figure: 11', 'phone: 052 612 3456']],
  ['ES', 'C/ Mayor, 12, 28013 Madrid', ['address: C/ Mayor, 12', 'postcode: 28013']],
  [
    'JP',
    '電話075-231-4567、０３－１２３４－５６７８',
    ['phone: 075-231-4567', 'phone: ０３－１２３４－５６７８'],
  ],
  ['JP', '営業10:00〜19:00 5,000円〜', ['hours: 10:00〜19:00', 'money: 5,000円〜']],
  [
    'JP',
    '〒604-0001 京都市中京区寺町通3丁目12-5',
    ['postcode: 〒604-0001', 'address: 京都市中京区寺町通3丁目12-5'],
  ],
  ['KR', '02-123-4567, 010-1234-5678', ['phone: 02-123-4567', 'phone: 010-1234-5678']],
  [
    'KR',
    '바지 35,000원부터, 사업자등록번호 123-45-67890',
    ['money: 35,000원부터', 'registration: 사업자등록번호 123-45-67890'],
  ],
  [
    'GB',
    'open Mon to Sat, 8.30am till 6pm. Text 07911 123456',
    ['hours: Mon to Sat, 8.30am till 6pm', 'phone: 07911 123456'],
  ],
  ['GB', '01603 456 789 / 07777 123456', ['phone: 01603 456 789', 'phone: 07777 123456']],
  ['GB', 'Unit 4, 12 Mill Road', ['address: Unit 4, 12 Mill Road']],
  [
    'GB',
    '£600 per week. £40 per half hour. £6.50 each',
    ['money: £600 per week', 'money: £40 per half hour', 'money: £6.50 each'],
  ],
  ['GB', 'VAT no. GB 123 4567 89', ['registration: VAT no. GB 123 4567 89']],
  ['GB', 'a 3.5t van and 4x4s, 50% off', ['figure: 3.5', 'figure: 4x4', 'figure: 50']],
  [
    'US',
    'license #MD 3391, (410) 224-6789 ext. 12, 1-800-FLOWERS',
    ['registration: license #MD 3391', 'phone: (410) 224-6789 ext. 12', 'phone: 1-800-FLOWERS'],
  ],
  [
    'US',
    'Jan 15 - April 15, 1420 Elm St, Portland, OR 97205',
    ['date: Jan 15', 'date: April 15', 'address: 1420 Elm St', 'postcode: 97205'],
  ],
  [
    'FR',
    'mardi 18h30-19h45 et jeudi 12h15-13h15, 12 € la séance',
    ['hours: mardi 18h30-19h45 et jeudi 12h15-13h15', 'money: 12 € la séance'],
  ],
  ['FR', '06 12 34 56 78 – 03.85.12.34.56', ['phone: 06 12 34 56 78', 'phone: 03.85.12.34.56']],
  [
    'CH',
    'rue du Rhône 12, 1204 Genève, 120.- CHF',
    ['address: rue du Rhône 12', 'postcode: 1204', 'money: 120.- CHF'],
  ],
  [
    'DE',
    'Kinder 15,-. Di–Fr 9–18, Sa 8–13 Uhr. Tel.: 0561/12345-0',
    ['money: 15,-', 'hours: Di–Fr 9–18, Sa 8–13 Uhr', 'phone: 0561/12345-0'],
  ],
  [
    'DE',
    '2–4 Personen, 75 qm, 1. Mai bis 31. Oktober',
    ['range: 2–4 Personen', 'figure: 75', 'date: 1. Mai', 'date: 31. Oktober'],
  ],
  [
    'ES',
    'mechas 45-60 €. L-V 10-14 y 16:30-20:30, S 10-15',
    ['money: 45-60 €', 'hours: L-V 10-14 y 16:30-20:30, S 10-15'],
  ],
  [
    'IT',
    'da 70€ a notte, colazione 7:30-10. Cell. 347 123 4567',
    ['money: da 70€ a notte', 'hours: 7:30-10', 'phone: 347 123 4567'],
  ],
  [
    'JP',
    '8,800円(税込)。創業昭和62年。毎週水曜16時半〜18時',
    ['money: 8,800円(税込)', 'year: 昭和62年', 'hours: 水曜16時半〜18時'],
  ],
  [
    'KR',
    '3만~. 평일 10시~20시, 7세~성인, 1588-1234',
    ['figure: 3', 'hours: 평일 10시~20시', 'range: 7세~성인', 'phone: 1588-1234'],
  ],
]

describe('[5.answers] what has a form is kept in one piece', () => {
  it.each(cases)('%s: %s', (place, text, forms) => {
    expect(formsOf(text, place)).toEqual(
      [...forms].sort(
        (one, other) => text.indexOf(one.split(': ')[1] ?? '') - text.indexOf(other.split(': ')[1] ?? ''),
      ),
    )
  })
})

const pieces = [
  '0',
  '7',
  '12',
  '1987',
  '400',
  '01353',
  '496012',
  '+44',
  '24h/24',
  '９',
  '１０',
  '½',
  '②',
  '㎡',
  '…',
  '～',
  ' ',
  ' ',
  ', ',
  '. ',
  '\n',
  '-',
  '–',
  '/',
  ':',
  '(',
  ')',
  '@',
  '.',
  'www.',
  '.com',
  '€',
  '£',
  '円',
  '원',
  'am',
  'pm',
  'h',
  'Uhr',
  '時',
  '시',
  'Mon',
  'lundi',
  'Mo',
  'lun',
  '月',
  '월',
  'to',
  'since ',
  'Gas Safe ',
  'call ',
  'Street',
  'Via ',
  '\ue000',
  '\uf8ff',
  '😀',
  'e\u0301',
  '\u1112\u1161\u11ab',
  'ｶﾞ',
  '\ud800',
  '\ufb01',
  '\u2009',
] as const

const randomText = (seed: number): string => {
  const random = seededRandom(`forms ${seed}`)
  return Array.from({ length: 1 + random.below(40) }, () => random.pick(pieces)).join('')
}

describe('[5.answers] any text', () => {
  it('comes back as it was written, and no figure stands outside of a form', () => {
    for (let seed = 0; seed < 3000; seed += 1) {
      const text = randomText(seed)
      const language = languages[seed % languages.length] ?? 'english'
      const masked = mask(text, { language })
      expect(unmask(masked.text, masked.forms)).toBe(text)
      expect(masked.text).not.toMatch(/\p{Nd}/u)
      for (const form of masked.forms.values()) expect(text).toContain(form.text)
    }
  })

  it('that holds more forms than can be told apart comes back as well', () => {
    const text = '1 \ue000 '.repeat(1500)
    const masked = mask(text, places.GB)
    expect(unmask(masked.text, masked.forms)).toBe(text)
  })

  it('says of each character which kind it stands for', () => {
    const { text } = mask('12 of 3 for £4', places.GB)
    expect(text.match(new RegExp(formPattern('money'), 'gu'))).toHaveLength(1)
    expect(text.match(new RegExp(formPattern('figure', 'date'), 'gu'))).toHaveLength(2)
  })
})
