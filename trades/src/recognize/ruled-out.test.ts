import type { Language } from '@shingle/shared/language/language.ts'
import { readDescription } from '@shingle/shared/reading/read-description.ts'
import { describe, expect, it } from 'vitest'
import { knownTrades } from './known-trades.ts'
import { recognizeTrade } from './recognize-trade.ts'

const places: Readonly<Record<Language, string>> = {
  english: 'Ely, England',
  german: 'Soltau, Deutschland',
  spanish: 'Sevilla, España',
  french: 'Lyon, France',
  italian: 'Torino, Italia',
  japanese: '東京都',
  Korean: '서울',
}

const told = (language: Language, text: string) =>
  readDescription(
    text,
    { name: 'Bo', place: places[language], timeZone: '' },
    ({ name, clauses, refused, language: read }) =>
      recognizeTrade({ name, clauses: clauses.map((clause) => clause.text), refused }, read),
  ).trade

const idOf = (trade: ReturnType<typeof told>) => (trade.outcome === 'trade' ? trade.tradeId : '')

describe('[2.industries] a trade that refuses another', () => {
  it.each([
    ['english', 'Thatcher in Ely. Longstraw and reed roofs, ridges. No slate or tile.', 'thatcher'],
    ['english', 'Roofer in Ely. Slates and leadwork. No thatching.', 'roofer'],
    ['english', 'Electrician in Ely. No rewires.', 'electrician'],
    ['english', 'Barefoot trimmer around Ely. No shoeing.', 'hoof-trimmer'],
    ['german', 'Hufpfleger im Raum Soltau. Barhufbearbeitung. Kein Beschlag.', 'hoof-trimmer'],
    ['german', 'Reetdachdecker in Soltau. Neueindeckung und First. Keine Ziegel.', 'thatcher'],
    ['german', 'Hufschmied in Soltau. Heißbeschlag. Keine Hufschuhe.', 'farrier'],
    ['french', 'Ressourcerie à Lyon. Meubles, vaisselle et vêtements.', 'reuse-center'],
    ['french', 'Podologue équin près de Lyon. Pas de ferrage.', 'hoof-trimmer'],
    ['spanish', 'Podóloga equina en Sevilla. No hago herraje.', 'hoof-trimmer'],
    ['italian', 'Tetti in paglia a Torino. Niente tegole.', 'thatcher'],
    ['japanese', '茅葺き屋根の葺き替えと差し茅。瓦は扱いません。', 'thatcher'],
  ] as const)('in %s is told as what it is: %s', (language, text, id) => {
    expect(idOf(told(language, text))).toBe(id)
  })

  it('is never told by a word that it refuses, unless that is its own name', () => {
    const works = [
      ['roof repair', 'roofer'],
      ['horse shoeing', 'farrier'],
      ['window cleaning', 'window-cleaner'],
      ['carpet cleaning', 'carpet-cleaner'],
      ['piano tuning', 'piano-tuner'],
    ] as const
    for (const [work, id] of works) {
      expect(idOf(recognizeTrade({ name: '', clauses: [`We do ${work}`] }, 'english'))).toBe(id)
      const refused = recognizeTrade(
        { name: '', clauses: [`We advise on ${work}`], refused: [work] },
        'english',
      )
      expect(refused.outcome === 'trade' ? refused.tradeId : '').not.toBe(id)
      expect(refused.rivals).not.toContain(id)
    }
    for (const { id, names } of knownTrades().slice(0, 200)) {
      const said = recognizeTrade({ name: '', clauses: [names.english], refused: [names.english] }, 'english')
      const plain = recognizeTrade({ name: '', clauses: [names.english] }, 'english')
      if (plain.outcome === 'trade' && plain.tradeId === id) expect(said).toEqual(plain)
    }
  })
})

describe('[2.industries] a trade that nobody wrote down', () => {
  it.each([
    ['english', 'Licensed possum catcher. Roof inspections, possum doors, boxes.'],
    ['english', 'Bagpipe maker in Ely. I also do piano tuning for churches.'],
    ['german', 'Pilzsachverständiger. Lehrwanderungen und Vorträge.'],
    ['german', 'Glockengießer in Soltau. Auch Schornsteinfegerbedarf.'],
    ['french', 'Facteur de cornemuses à Lyon. Pas de location.'],
    ['spanish', 'Campanero en Sevilla. También reparación de tejados.'],
  ] as const)('in %s takes no other for its own: %s', (language, text) => {
    expect(idOf(told(language, text))).toBe('')
  })

  it('but one that says what it works on is known by that', () => {
    expect(idOf(told('english', 'Bike mender. Puncture repair £12, full service £85.'))).toBe('bike-repair')
  })
})
