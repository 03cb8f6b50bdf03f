import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'organ-builder',
  kind: 'maker',
  otherKind: 'repairer',
  names: {
    english: 'Organ builder',
    spanish: 'Organero',
    french: 'Facteur d’orgues',
    italian: 'Organaro',
    german: 'Orgelbau',
    japanese: 'オルガン製作',
    Korean: '오르간 제작',
  },
  naming: {
    english:
      listed(`organ building, pipe organ builder, pipe organ, organ maker, organ restoration, pipe organs,
      church organs, harpsichord maker, organ repair, piano maker, organ tuning, clavichord maker,
      organ builders`),
    spanish: listed(`construcción de órganos, restauración de órganos, organería, constructor de órganos,
      maestro organero, clavecinista constructor`),
    french: listed(`facture d’orgues, manufacture d’orgues, restauration d’orgues, facteur de clavecins,
      relevage d’orgue, facture de clavecins`),
    italian:
      listed(`arte organaria, costruzione organi, restauro organi, bottega organara, costruttore di organi,
      cembalaro`),
    german:
      listed(`Orgelbauer, Orgelbauerin, Orgelbaumeister, Orgelbaumeisterin, Orgelrestaurierung, Orgelwerkstatt,
      Cembalobau, Orgelwartung, Cembalobauer, Cembalobauerin, Orgelstimmung, Drehorgelbau, Orgelbaubetrieb`),
    japanese: listed('パイプオルガン, オルガンビルダー, オルガン工房, チェンバロ製作, オルガン修復'),
    Korean: listed('파이프오르간, 오르겔바우, 오르간 마이스터, 오르간 공방, 풍금 수리'),
  },
  things: {
    english:
      listed(`pipes, bellows, stops, keyboards, voicing, ranks, wind chest, pedals, tuning, console, church,
      historic, trackers`),
    spanish: listed('tubos, fuelles, registros, teclado, secreto, consola, pedales, afinación de tubos'),
    french: listed('tuyaux, soufflets, jeux, claviers, sommier, console, harmonisation, buffet d’orgue'),
    italian: listed('canne, mantici, registri, tastiera, somiere, consolle, pedaliera, intonazione'),
    german:
      listed(`Pfeifen, Orgel, Blasebalg, Register, Manual, Kirche, Windlade, Intonation, Spieltisch, Prospekt,
      Pedal`),
    japanese: listed('パイプ, 鍵盤, ふいご, ストップ, 整音, 礼拝堂, 風箱, ペダル'),
    Korean: listed('파이프, 건반, 풀무, 스톱, 페달, 바람통, 정음'),
  },
}
