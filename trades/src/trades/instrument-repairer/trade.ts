import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'instrument-repairer',
  kind: 'repairer',
  otherKind: 'maker',
  names: {
    english: 'Instrument repairer',
    spanish: 'Luthier',
    french: 'Luthier',
    italian: 'Liutaio',
    german: 'Geigenbauer',
    japanese: '楽器修理工房',
    Korean: '악기 수리 공방',
  },
  naming: {
    english:
      listed(`luthier, instrument repair, guitar repair, violin maker, violin repair, guitar tech, guitar setup,
      guitar maker, woodwind repair, brass instrument repair, musical instrument repair, bow rehair,
      guitar repairs, instrument maker, amp repair, drum maker, bow maker, accordion repair`),
    spanish: listed(`lutier, reparación de guitarras, reparación de instrumentos, guitarrero, violero,
      constructor de guitarras, ajuste de guitarras, luthería, taller de luthería`),
    french:
      listed(`luthière, lutherie, réparation d’instruments, réparation de guitares, luthier guitare, archetier,
      facteur d’instruments, réparation instruments à vent`),
    italian: listed(`liuteria, riparazione strumenti musicali, riparazione chitarre, liutaia, archettaio,
      costruttore di chitarre, setup chitarre, riparazione strumenti`),
    german:
      listed(`Geigenbauerin, Instrumentenbauer, Instrumentenbauerin, Geigenbau, Gitarrenbauer, Gitarrenbauerin,
      Gitarrenbau, Instrumentenreparatur, Holzblasinstrumentenbauer, Holzblasinstrumentenbauerin,
      Blechblasinstrumente, Gitarrenwerkstatt, Instrumentenbau, Bogenbauer, Bogenbauerin,
      Gitarrenreparatur, Zupfinstrumentenmacher, Zupfinstrumentenmacherin`),
    japanese: listed(
      '楽器修理, ギター修理, ギター工房, 弦楽器工房, 管楽器修理, バイオリン工房, ギター製作, リペア工房, ギターリペア',
    ),
    Korean: listed(
      '악기수리, 기타 수리, 기타 리페어, 바이올린 공방, 현악기 공방, 관악기 수리, 기타 제작, 기타 공방',
    ),
  },
  things: {
    english:
      listed(`strings, frets, bows, pads, necks, fretwork, setups, cellos, clarinets, trumpets, saxophones,
      guitars, violins, dents, cracks, action`),
    spanish: listed('guitarra, violín, cuerdas, trastes, arco, mástil, saxofón, clarinete, cejuela'),
    french: listed('violon, guitare, cordes, frettes, archet, clarinette, saxophone, réglage'),
    italian: listed('violino, chitarra, corde, tasti, archetto, clarinetto, sassofono, manico, ponticello'),
    german:
      listed(`Geige, Gitarre, Cello, Bogen, Saiten, Klarinette, Saxofon, Trompete, Bünde, Polster, Einstellen,
      Bratsche, Leihinstrumente`),
    japanese: listed('バイオリン, ギター, 弦, フレット, 弓, サックス, クラリネット, 毛替え, チェロ'),
    Korean: listed('바이올린, 기타, 줄, 프렛, 활, 색소폰, 클라리넷, 넥, 첼로'),
  },
}
