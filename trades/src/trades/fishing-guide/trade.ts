import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'fishing-guide',
  kind: 'outdoors',
  names: {
    english: 'Fishing guide',
    spanish: 'Guía de pesca',
    french: 'Guide de pêche',
    italian: 'Guida di pesca',
    german: 'Angelguide',
    japanese: '釣りガイド',
    Korean: '낚시 가이드',
  },
  naming: {
    english: listed(`fishing charters, fishing trips, fishing lessons, fly fishing guide, fly fishing lessons,
      charter fishing, angling guide, sea fishing trips, hunting guide, ghillie, ice fishing trips,
      fishing charter, deep sea fishing, trout fishery, carp fishery, angling coach, casting lessons,
      fishing lakes, guided fishing`),
    spanish:
      listed(`excursiones de pesca, pesca deportiva, charter de pesca, clases pesca con mosca, salidas de pesca,
      pesca con mosca, guía de caza, pesca de altura`),
    french: listed(`moniteur guide de pêche, sorties de pêche, pêche en mer excursion, stages de pêche,
      pêche à la mouche, cours de pêche, pêche au gros, étang de pêche, guide de chasse`),
    italian:
      listed(`escursioni di pesca, pesca sportiva, corsi pesca a mosca, pesca turismo, charter di pesca,
      guida pesca a mosca, pescaturismo, laghetto di pesca`),
    german: listed(`Angelkurse, Fliegenfischen, Angeltouren, Hochseeangeln, Fliegenfischerkurs, Angelschule,
      Angelguiding, Fischereischule, Jagdführer, Jagdführerin, Fliegenfischerschule, Angelteich,
      Forellenteich, Angelpark, Fischerkurs`),
    japanese: listed(
      '釣り船, 遊漁船, フィッシングガイド, 釣り堀, 釣り教室, 釣り体験, フライフィッシングガイド, 渡船, 釣船',
    ),
    Korean: listed('낚시배, 낚시어선, 낚시체험, 배낚시, 낚시 강습, 유료낚시터, 낚싯배, 좌대낚시, 플라이낚시'),
  },
  things: {
    english:
      listed(`trout, salmon, rods, casting, tackle, bait, lures, river, boat, bass, waders, catch and release,
      pike, flies, licence, mackerel`),
    spanish: listed('trucha, caña, señuelos, río, barco, mosca, salmón, lucio, cebo'),
    french: listed('truite, canne, leurres, rivière, bateau, mouche, saumon, brochet, appâts'),
    italian: listed('trota, canna, esche, fiume, barca, mosca, salmone, luccio, lenza'),
    german: listed(
      `Forelle, Hecht, Rute, Köder, Fluss, Boot, Fliege, Zander, Watstiefel, Angelschein, Angeln, Lachs`,
    ),
    japanese: listed('竿, ルアー, バス, 船, 川, 海釣り, 餌, 鯛, 渓流'),
    Korean: listed('낚싯대, 루어, 배스, 배, 미끼, 바다, 우럭, 주꾸미, 선상'),
  },
}
