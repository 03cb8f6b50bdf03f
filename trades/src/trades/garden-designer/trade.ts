import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'garden-designer',
  kind: 'professional-office',
  otherKind: 'outdoors',
  names: {
    english: 'Garden designer',
    spanish: 'Diseñador de jardines',
    french: 'Paysagiste concepteur',
    italian: 'Progettazione giardini',
    german: 'Gartenplanung',
    japanese: '庭園設計',
    Korean: '정원 디자인',
  },
  naming: {
    english: listed(`garden design, landscape architect, landscape designer, planting design, garden planning,
      landscape design, garden designers, planting plans, landscape architecture, permaculture designer,
      permaculture design, wildlife garden design, planting designer, garden consultant,
      permaculture consultant, garden coach, rewilding consultant, home stager, interior architect`),
    spanish: listed('arquitecto paisajista, diseñadora de jardines, permacultura, arquitecta paisajista'),
    french: listed(`concepteur de jardins, architecte paysagiste, conception de jardins, designer de jardin,
      conceptrice de jardins, permaculture, créateur de jardins, décoration d’intérieur,
      conceptrice paysagiste`),
    italian:
      listed(`progettista di giardini, architetto paesaggista, garden designer, progettazione del verde,
      permacultura, arredatore d’interni, home stager, interior design, arredatrice d’interni,
      progettista del verde`),
    german: listed(`Gartenplaner, Gartenplanerin, Gartendesign, Landschaftsarchitekt, Landschaftsarchitektin,
      Gartengestalter, Gartengestalterin, Gartendesigner, Gartendesignerin, Gartenarchitekt,
      Gartenarchitektin, Pflanzplanung, Landschaftsarchitektur, Freiraumplanung, Permakulturdesigner,
      Permakulturdesignerin, Permakultur, Inneneinrichter, Inneneinrichterin, Gartenberatung,
      Einrichtungsberater, Einrichtungsberaterin, Interior Designer, Interior Designerin`),
    japanese: listed(
      'ガーデンデザイン, ガーデンデザイナー, 造園設計, 庭のデザイン, ランドスケープデザイン, 庭師 設計, ホームステージング, 作庭家, パーマカルチャー',
    ),
    Korean: listed(
      '가든디자인, 정원설계, 조경설계, 가든 디자이너, 정원디자이너, 조경 디자인, 홈스테이징, 플랜테리어',
    ),
  },
  things: {
    english:
      listed(`borders, drawings, site visit, perennials, planting, sketches, courtyards, 3D visuals, levels,
      plant list, pond, meadows, survey, shade`),
    spanish: listed('parterres, planos, plantas, patios, boceto, estanque, sombra'),
    french: listed('massifs, plans, vivaces, terrasses, esquisse, bassin, plantation, ombre, croquis'),
    italian: listed('aiuole, piante, disegni, terrazze, schizzo, laghetto, perenni'),
    german:
      listed(`Beete, Stauden, Entwurf, Pflanzplan, Sitzplatz, Naturgarten, Skizze, Teich, Bepflanzung, Gräser,
      Innenhof, Sichtachsen`),
    japanese: listed('植栽, 図面, 花壇, 庭, 坪庭, パース, 石組み, 宿根草, 樹木'),
    Korean: listed('화단, 도면, 식재, 마당, 초화류, 스케치, 연못, 나무, 테라스'),
  },
}
