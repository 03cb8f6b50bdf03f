import type { Language } from '@shingle/shared/language/language.ts'
import { readDescription } from '@shingle/shared/reading/read-description.ts'
import { describe, expect, it } from 'vitest'
import { recognizeTrade } from './recognize-trade.ts'

const told = (language: Language, [place, text]: readonly [string, string]) => {
  const { trade } = readDescription(
    text,
    { name: 'Bo', place, timeZone: '' },
    ({ name, clauses, refused, language: read }) =>
      recognizeTrade({ name, clauses: clauses.map((clause) => clause.text), refused }, read),
  )
  return trade.outcome === 'trade' ? trade.tradeId : `no trade in ${language}`
}

describe('[2.industries] who makes a thing is no mender of it', () => {
  it.each([
    [
      'english',
      ['Ely, England', 'Clockmaker. Handmade clocks in brass and oak, commissions taken.'],
      'clockmaker',
    ],
    ['english', ['Ely, England', 'I build clocks from scratch. Mantel clock £900.'], 'clockmaker'],
    [
      'english',
      ['Ely, England', 'Clock repairs: longcase, carriage, cuckoo. Overhaul from £190.'],
      'watchmaker',
    ],
    ['german', ['Ulm', 'Turmuhrenbau. Zifferblätter ab 2.400 €, Glockenspiele.'], 'clockmaker'],
    ['german', ['Ulm', 'Uhrenreparatur. Batteriewechsel 9 €, Revision ab 180 €.'], 'watchmaker'],
    ['french', ['Morez, France', 'Fabrication d’horloges, carillons 1 450 €.'], 'clockmaker'],
    ['french', ['Morez, France', 'Réparation de pendules et de montres. Pile 12 €.'], 'watchmaker'],
    ['italian', ['Cremona, Italia', 'Orologi artigianali in legno e ottone, pezzi unici.'], 'clockmaker'],
    [
      'italian',
      ['Cremona, Italia', 'Riparazione orologi da polso e pendole. Cambio pila 8 €.'],
      'watchmaker',
    ],
    ['spanish', ['Valladolid, España', 'Relojes artesanales de pared, por encargo.'], 'clockmaker'],
    ['spanish', ['Valladolid, España', 'Reparación de relojes. Cambio de pilas 6 €.'], 'watchmaker'],
    ['japanese', ['東京都', '手作り時計の工房です。掛時計38,000円、名入れ2,000円。'], 'clockmaker'],
    ['japanese', ['東京都', '腕時計修理、電池交換1,200円。'], 'watchmaker'],
    ['Korean', ['서울', '수제 시계 공방입니다. 벽시계 제작 18만원.'], 'clockmaker'],
    ['Korean', ['서울', '시계수리, 배터리 교체 1만원.'], 'watchmaker'],
  ] as const)('%s: %j', (language, said, id) => {
    expect(told(language, said)).toBe(id)
  })
})

describe('[2.industries] who refuses a part of a trade is in it nevertheless', () => {
  it.each([
    [
      'english',
      ['Cork, Ireland', 'Piano lessons for all ages. 30 min €25. I don’t teach guitar.'],
      'music-lessons',
    ],
    [
      'english',
      ['Gilbert, AZ', 'Weekly pool cleaning $140, filter cleans. We don’t build pools.'],
      'pool-service',
    ],
    ['german', ['Bad Homburg', 'Poolpflege ab 119 €, Einwinterung 260 €. Kein Poolbau.'], 'pool-service'],
    [
      'english',
      ['Ely, England', 'Gutter cleaning £60, leaf guards £9. No roofers here, no roof repair.'],
      '',
    ],
  ] as const)('%s: %j', (language, said, id) => {
    if (id === '') expect(told(language, said)).not.toBe('roofer')
    else expect(told(language, said)).toBe(id)
  })
})
