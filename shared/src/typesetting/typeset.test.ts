import { describe, expect, test } from 'vitest'
import { partsOfName } from './japanese-name.ts'
import { keepTogether } from './keep-together.ts'
import { piecesOf } from './longest-piece.ts'
import { lineEnd, noBreakSpace, softHyphen, whole } from './marks.ts'
import { createTypeset } from './typeset.ts'

const english = createTypeset({ language: 'english', names: ['Hollis & Grey'] })
const german = createTypeset({ language: 'german', names: ['Gebäudereinigungsgenossenschaft Süd'] })
const japanese = createTypeset({ language: 'japanese', names: ['さくら行政書士事務所'] })

/** The marks as a reader of this file can see them. */
const seen = (text: string): string =>
  text
    .replaceAll(noBreakSpace, '_')
    .replaceAll(softHyphen, '|')
    .replaceAll(lineEnd, '/')
    .replaceAll(whole, '^')

describe('[6.page] what no line parts', () => {
  test.each([
    ['Hollis & Grey', 'Hollis &_Grey'],
    ['from 9 months to 5 years', 'from 9_months to 5_years'],
    ['£68 a day', '£68_a_day'],
    ['Fri/Sat 12-9', 'Fri/Sat ^12–9^'],
    ['Tue-Sat 11–19', '^Tue–Sat^ ^11–19^'],
    ['call 020 7946 0133 today', 'call ^020 7946 0133^ today'],
    ['Dr. Vogel and Mrs Grey', 'Dr._Vogel and Mrs_Grey'],
    ['with a forest school', 'with a_forest school'],
  ])('[6.page] %s', (text, set) => {
    expect(seen(english(text, 'heading'))).toBe(set)
  })

  test('[3.languages] a mark that French sets apart from its words begins no line, and ends none', () => {
    const french = createTypeset({ language: 'french', names: [] })
    const text = 'Pas dans la liste ? Demandez ! Nous disons : « venez » ; sans rendez-vous.'
    for (const use of ['heading', 'text'] as const) {
      const set = french(text, use)
      expect(set).not.toMatch(/ [?!:;»]|« /u)
      expect(set.replaceAll(noBreakSpace, ' ')).toBe(text)
    }
  })

  test.each(['03-5550-0123', '2024-05-01', 'ABN 51 824 753 556', 'Gas Safe 552917'])(
    '[6.page] %s keeps its hyphens and figures',
    (text) => {
      expect(english(text, 'text').replaceAll(whole, '').replaceAll(noBreakSpace, ' ')).toBe(text)
    },
  )
})

describe('[3.languages] where words may be parted', () => {
  test.each([
    ['Änderungsschneiderei in Hof', 'Änderungs|schneiderei in Hof'],
    ['Zahnbehandlung', 'Zahn|behandlung'],
    ['Impfungen', 'Impfungen'],
  ])('[3.languages] German: %s', (text, set) => {
    expect(seen(german(text, 'heading'))).toBe(set)
  })

  test('[3.languages] running text is not hyphenated, nor is a name that fits a line', () => {
    expect(german('Änderungsschneiderei', 'text')).toBe('Änderungsschneiderei')
    const kanzlei = createTypeset({ language: 'german', names: ['Steuerkanzlei Vogel'] })
    expect(seen(kanzlei('Steuerkanzlei Vogel', 'heading'))).toBe('Steuerkanzlei Vogel')
  })

  test('[3.languages] every mark aside, no word of a heading changes', () => {
    const texts = ['Donaudampfschifffahrtsgesellschaft', 'Wohnwagenwerkstatt', 'Rechtsanwaltsfachangestellte']
    for (const text of texts) expect(german(text, 'heading').replaceAll(softHyphen, '')).toBe(text)
  })

  test('[3.languages] Japanese ends lines between phrases, and the name stays whole with its particle', () => {
    expect(seen(japanese('尼崎の自転車修理とパンク直し', 'heading'))).toBe('尼崎の/自転車修理と/パンク直し')
    expect(seen(japanese('東京のさくら行政書士事務所です', 'heading'))).toMatch(/さくら行政書士事務所/)
    const long = createTypeset({ language: 'japanese', names: ['みずほ社会保険労務士事務所'] })
    expect(seen(long('みずほ社会保険労務士事務所の相談', 'heading'))).toBe(
      'みずほ/社会保険労務士事務所の/相談',
    )
  })

  test('[3.languages] a name is parted before its trade and nowhere else', () => {
    expect(partsOfName('はなみずき鍼灸院')).toEqual(['はなみずき', '鍼灸院'])
    expect(partsOfName('はなみずき')).toEqual(['はなみずき'])
  })
})

test('[6.page] the pieces a heading is measured by are those its lines keep', () => {
  expect(piecesOf('Call 020 7946 0133', { language: 'english', names: [] })).toEqual([
    'Call',
    '020 7946 0133',
  ])
  expect(
    piecesOf('さくら行政書士事務所の相談', { language: 'japanese', names: ['さくら行政書士事務所'] }),
  ).toContain('さくら行政書士事務所の')
})

test('[6.page] a text without anything to keep stays as it is', () => {
  expect(keepTogether('Fresh pasta from our van', 'english', 'text')).toBe('Fresh pasta from our van')
})
