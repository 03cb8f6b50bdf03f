import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'mountain-guide',
  kind: 'outdoors',
  names: {
    english: 'Mountain guide',
    spanish: 'Guía de montaña',
    french: 'Guide de haute montagne',
    italian: 'Guida alpina',
    german: 'Bergführer',
    japanese: '山岳ガイド',
    Korean: '산악 가이드',
  },
  naming: {
    english: listed(`mountain guides, climbing instructor, climbing guide, hiking guide, guided hikes,
      mountaineering courses, rock climbing lessons, via ferrata, trekking guide, alpine guide,
      walking guide, guided walks, mountain leader, navigation courses, gorge walking, canyoning guide,
      hill walking guide`),
    spanish:
      listed(`guía de senderismo, guías de montaña, guía de escalada, excursiones guiadas, vías ferratas,
      alpinismo guía, descenso de barrancos`),
    french: listed(`accompagnateur en montagne, randonnées guidées, guide de montagne, moniteur d’escalade,
      randonnée accompagnée, accompagnatrice en montagne, raquettes à neige`),
    italian:
      listed(`guida escursionistica, accompagnatore di media montagna, escursioni guidate, guide alpine,
      trekking guidati, via ferrata, guida ambientale escursionistica, ciaspolate,
      guida vulcanologica`),
    german:
      listed(`Bergführerin, Bergwanderführer, Bergwanderführerin, Wanderführer, Wanderführerin, Kletterkurse,
      Bergschule, Alpinschule, geführte Wanderungen, Klettersteig, Wanderleiter, Wanderleiterin,
      Skitourenführer, Skitourenführerin, Kletterlehrer, Kletterlehrerin, geführte Bergtouren,
      Schneeschuhwandern, Lawinenkurs, Canyoningführer, Canyoningführerin`),
    japanese: listed(
      '登山ガイド, クライミングガイド, トレッキングツアー, 沢登りツアー, 登山ツアー, クライミング教室, 山のガイド, 登山教室',
    ),
    Korean: listed(
      '등산 가이드, 트레킹 가이드, 클라이밍 강습, 암벽등반 교육, 등산학교, 백패킹 가이드, 클라이밍장, 캐녀닝, 산행 안내',
    ),
  },
  things: {
    english:
      listed(`ropes, summit, crampons, trek, peaks, harness, belay, ridge, glacier, trails, winter skills,
      scrambling, hut, rucksack, helmets`),
    spanish: listed('cumbre, cuerda, senderos, crampones, raquetas, refugio, glaciar, arnés, picos'),
    french: listed('sommet, corde, sentiers, crampons, raquettes, refuge, baudrier, alpinisme'),
    italian: listed('vetta, corda, sentieri, ramponi, ciaspole, rifugio, ghiacciaio, imbrago, alpinismo'),
    german: listed(
      `Gipfel, Seil, Hochtour, Hütte, Berge, Gletscher, Steigeisen, Grat, Wanderung, Schneeschuhe, Gurt`,
    ),
    japanese: listed('山, 頂上, ロープ, 登山, 縦走, アイゼン, 雪山, 岩場, ハーネス'),
    Korean: listed('산, 정상, 로프, 등산, 암벽, 하네스, 종주, 설산, 트레킹'),
  },
}
