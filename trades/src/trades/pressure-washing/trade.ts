import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pressure-washing',
  kind: 'home-call-out',
  names: {
    english: 'Pressure washing',
    spanish: 'Limpieza a presión',
    french: 'Nettoyage haute pression',
    italian: 'Idropulitura',
    german: 'Hochdruckreinigung',
    japanese: '高圧洗浄',
    Korean: '고압 세척',
  },
  naming: {
    english:
      listed(`pressure washer, power washing, jet washing, pressure cleaning, patio cleaning, driveway cleaning,
      soft washing, roof cleaning, render cleaning, house washing, power washer, decking cleaning`),
    spanish: listed('hidrolimpieza, limpieza de fachadas, limpieza de terrazas, limpieza de tejados'),
    french:
      listed(`démoussage, nettoyage de toiture, nettoyage de façade, nettoyage de terrasse, démoussage toiture,
      hydrogommage, aérogommage`),
    italian:
      listed(`lavaggio ad alta pressione, pulizia facciate, pulizia terrazze, idrosabbiatura, pulizia tetti,
      lavaggio pavimentazioni`),
    german: listed(`Steinreinigung, Fassadenreinigung, Terrassenreinigung, Pflasterreinigung, Dachreinigung,
      Moosentfernung, Einfahrtsreinigung`),
    japanese: listed('外壁洗浄, 高圧洗浄サービス, 屋根洗浄, コケ取り, 外壁クリーニング, 墓石洗浄'),
    Korean: listed('외벽청소, 고압세척, 외벽 세척, 마당 물청소, 간판 청소, 로프 외벽청소'),
  },
  things: {
    english:
      listed(`patios, decking, moss, algae, re-sanding, lichen, siding, gutters, concrete, grime, black spot,
      hot water`),
    spanish: listed('fachada, terraza, musgo, patio, verdín, piedra, grafiti, tejas'),
    french: listed('mousse, terrasse, façade, allée, lichens, toit, pavés, hydrofuge, murs'),
    italian: listed('muschio, terrazza, facciata, vialetto, alghe, graffiti, cotto, pietra'),
    german:
      listed(`Terrasse, Einfahrt, Moos, Algen, Pflaster, Fassade, Grünbelag, Imprägnierung, Fugensand, Flechten,
      Dach`),
    japanese: listed('コケ, 外壁, 駐車場, ベランダ, 玄関, カビ, ブロック塀, 黒ずみ, テラス'),
    Korean: listed('이끼, 외벽, 주차장, 바닥, 테라스, 데크, 곰팡이, 보도블록, 건물'),
  },
}
