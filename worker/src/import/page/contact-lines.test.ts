import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { describe, expect, test } from 'vitest'
import { pageOf } from './fixtures/fixture.ts'
import { firstPageLabel, pageLabels } from './page-kinds.ts'
import { readLines } from './read-lines.ts'
import { readPage } from './read-page.ts'

const labels =
  'Tel|Tel.|TEL|T|T.|Phone|Telephone|M|Mobile|Telefon|Fon|Tél|Tél.|Téléphone|Teléfono|Tlf|Telefono|Cell|TEL|☎'.split(
    '|',
  )
const ownLabels: Readonly<Record<string, readonly string[]>> = { japan: ['電話'], korea: ['전화'] }
const between = [': ', ' : ', ' ', '： '] as const
const marks = ['', '• ', '- ', '– ', '* ', '✓ ', '→ ']

/** Numbers of countries whose languages are read, in the notations that people there use; # is any figure. */
const notations: Readonly<Record<string, readonly string[]>> = {
  britain: ['0113 496 01##', '(0113) 496 01##', '07700 9001##', '+44 113 496 01##', '01904 5512##'],
  america: ['(512) 555-01##', '512-555-01##', '512.555.01##', '+1 512-555-01##'],
  germany: ['030 12345##', '030/12345##', '(030) 12345##', '+49 30 12345##', '0171 12345##'],
  france: ['01 42 68 53 ##', '01.42.68.53.##', '06 12 34 56 ##', '+33 1 42 68 53 ##'],
  spain: ['912 345 6##', '91 234 56 ##', '612 34 56 ##', '+34 912 345 6##'],
  italy: ['02 1234 56##', '06 698812##', '347 123 45##', '+39 02 1234 56##'],
  japan: ['03-1234-56##', '090-1234-56##', '+81 3-1234-56##'],
  korea: ['02-1234-56##', '010-1234-56##', '+82 2-1234-56##'],
}

const random = seededRandom('lines of contact pages')
const filled = (notation: string): string => notation.replace(/#/gu, () => String(random.below(10)))

const valuesOf = (line: string, kind: string) =>
  readLines([line], 'Contact')
    .filter((one) => one.kind === kind)
    .map(({ value }) => value)

describe('[1.import] a phone behind its label', () => {
  test.each(Object.keys(notations))('is found where nothing else tells the country: %s', (country) => {
    const cases = (notations[country] ?? []).flatMap((notation) =>
      [...labels, ...(ownLabels[country] ?? [])].flatMap((label) => {
        const phone = filled(notation)
        return marks.map((mark) => ({ phone, line: `${mark}${label}${random.pick(between)}${phone}` }))
      }),
    )
    const missed = cases.filter(({ line, phone }) => valuesOf(line, 'phone').join() !== phone)
    expect(missed).toEqual([])
  })

  test.each(['Fax', 'Fax:', 'Telefax:', 'Télécopie :', 'Order number', 'Customer no.', 'SIRET', '팩스'])(
    'is not what stands behind another: %s',
    (label) => {
      const numbers = Object.values(notations).flat().map(filled)
      const taken = numbers.filter((number) => valuesOf(`${label} ${number}`, 'phone').length > 0)
      expect(taken).toEqual([])
      const kept = filled('0113 496 01##')
      expect(valuesOf(`Tel: ${kept}`, 'phone')).toEqual([kept])
    },
  )

  test('is no number of anything else', () => {
    const others = [
      ...['Company number 08123456', 'VAT: 123 4567 89', 'Registered no. 1134960'],
      ...[
        'Tel: 555-0142',
        'Est. 1998',
        'USt-IdNr. DE123456789',
        'SIRET 123 456 789 00012',
        'Charity 1134567',
      ],
    ]
    expect(others.filter((line) => valuesOf(line, 'phone').length > 0)).toEqual([])
  })
})

const streets = [
  '12 Micklegate',
  '14 Kirkgate',
  '3a The Shambles',
  '7-9 Long Causeway',
  'Unit 4, 21 Briggate',
]
const codes = ['York YO1 6JG', 'Leeds, LS1 6BY', 'Bury St Edmunds IP33 1LS', 'London SW1A 1AA']

describe('[1.import] a line of a street with a full postcode behind it', () => {
  test.each(['', 'Address: ', 'Visit us: ', '• '])('is an address: %s', (lead) => {
    const cases = streets.flatMap((street) =>
      codes.flatMap((code) =>
        [', ', '\n', ' | '].map((gap) => ({ street, line: lead + street + gap + code })),
      ),
    )
    const missed = cases.filter(({ street, line }) => {
      const [found] = readLines(line.split('\n'), 'Contact').filter(({ kind }) => kind === 'address')
      return !(found?.kind === 'address' && found.value.streetAddress === street)
    })
    expect(missed).toEqual([])
  })

  test('is none where it is a sentence, or other things stand between', () => {
    const others = [
      'We clean 12 houses a week around York YO1 6JG',
      '24 Hour Callouts, we come to Leeds LS1 6BY',
      'Since 1998\nYork YO1 6JG',
      '12 Micklegate, ring first, York YO1 6JG',
    ]
    expect(others.filter((line) => valuesOf(line, 'address').length > 0)).toEqual([])
  })
})

const offersOf = (body: string, label: string = pageLabels.services) => {
  const bytes = Buffer.from(pageOf('Brook', body))
  const url = 'https://fixture.example/'
  return readPage({ bytes, charset: '', label, url, characters: 7500 }).told.flatMap((one) =>
    one.kind === 'offer' ? [one.value.name] : [],
  )
}

const listOf = (names: readonly string[], mark = '') =>
  `<ul>${names.map((name) => `<li>${mark}${name}</li>`).join('')}</ul>`

const services: readonly (readonly string[])[] = [
  ['Window cleaning', 'Gutter clearing', 'Conservatory roofs'],
  ['Fensterreinigung', 'Dachrinnenreinigung', 'Treppenhausreinigung'],
  ['Nettoyage de vitres', 'Entretien de jardins'],
  ['Limpieza de cristales', 'Limpieza de oficinas'],
  ['Pulizia vetri', 'Pulizia uffici'],
  ['窓掃除', '床掃除'],
  ['창문 청소', '바닥 청소'],
]

describe('[1.import] a plain list', () => {
  test.each(services.map((names) => ({ names })))(
    'of a page of services is what is offered: $names',
    ({ names }) => {
      for (const mark of marks)
        for (const ahead of ['', '<h1>Brook of Hull</h1>', '<h2>Our services</h2>', '<p>We offer:</p>'])
          expect(offersOf(ahead + listOf(names, mark))).toEqual(names)
    },
  )

  test.each([
    ['on another page', listOf(['Window cleaning', 'Gutter clearing']), firstPageLabel],
    ['of places', `<h2>Areas we cover</h2>${listOf(['Leeds', 'Otley'])}`],
    ['of places below a line', `<p>Areas we cover:</p>${listOf(['Leeds', 'Otley'])}`],
    ['of promises', listOf(['Fully insured', 'Free quotes', 'Family run'])],
    ['of sentences', listOf(['We clean windows.', 'We clear gutters.'])],
    ['that leads around', `<div>${listOf(['Home', 'Gallery', 'Contact'])}</div>`],
    ['at the foot', `<footer>${listOf(['Window cleaning', 'Gutter clearing'])}</footer>`],
    ['of contacts', listOf(['0113 496 0100', 'hello@brook.example'])],
    ['of one thing', listOf(['Window cleaning'])],
  ])('%s is none', (_, body, label: string = pageLabels.services) => {
    expect(offersOf(body, label).filter((name) => name !== 'Areas we cover')).toEqual([])
  })
})
