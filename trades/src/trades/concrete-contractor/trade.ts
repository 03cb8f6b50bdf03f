import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'concrete-contractor',
  kind: 'building-trade',
  names: {
    english: 'Concrete contractor',
    spanish: 'Hormigones',
    french: 'Béton et chapes',
    italian: 'Opere in calcestruzzo',
    german: 'Betonbau',
    japanese: 'コンクリート工事',
    Korean: '콘크리트 공사',
  },
  naming: {
    english:
      listed(`concreting, concreter, concrete driveways, stamped concrete, concrete pouring, ready mix concrete,
      concrete flooring, screeding, concrete finisher, polished concrete, epoxy floors, concrete patios,
      floor screed, concrete pumping, epoxy flooring, foundations contractor`),
    spanish: listed(`hormigón pulido, soleras de hormigón, hormigonado, microcemento, encofrador, encofrados,
      pavimentos de hormigón, recrecidos`),
    french:
      listed(`chapiste, chape liquide, coffreur, dalle béton, béton ciré, coulage de béton, béton imprimé,
      coffrage`),
    italian:
      listed(`massetti, pavimenti in cemento, getti di calcestruzzo, carpentiere edile, pavimenti industriali,
      cemento stampato, microcemento, resine per pavimenti`),
    german:
      listed(`Betonbauer, Betonbauerin, Estrich, Estrichleger, Estrichlegerin, Betonarbeiten, Bodenplatten,
      Estrichbau, Sichtbeton, Betonierarbeiten, Industrieböden, Transportbeton, Epoxidharzböden`),
    japanese: listed('基礎工事, 土間コンクリート, 生コン, 型枠工事, 鉄筋工事, 土間工事'),
    Korean: listed('콘크리트 타설, 에폭시 바닥, 기초공사, 형틀목수, 레미콘, 바닥 에폭시, 철근콘크리트'),
  },
  things: {
    english:
      listed(`slabs, forms, rebar, pour, cement, finishing, steps, sidewalks, cracks, mixer, cubic yards,
      aggregate, pump`),
    spanish: listed('solera, cemento, cimentación, forjado, losa, hormigonera, acabado, resina'),
    french: listed('dalle, ferraillage, ciment, terrasse, toupie, chape, pompe'),
    italian: listed('calcestruzzo, cemento, platea, casseri, ferro, betoniera, solette'),
    german: listed(`Beton, Schalung, Bewehrung, Fundamente, Zement, Treppen, Mischer, Fließestrich, Pumpe`),
    japanese: listed('基礎, 型枠, 鉄筋, 土間, 打設, セメント, 駐車場, 養生'),
    Korean: listed('타설, 거푸집, 철근, 시멘트, 바닥, 기초, 주차장, 양생'),
  },
}
