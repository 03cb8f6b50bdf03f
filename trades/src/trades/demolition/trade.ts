import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'demolition',
  kind: 'building-trade',
  names: {
    english: 'Demolition contractor',
    spanish: 'Demoliciones',
    french: 'Démolition',
    italian: 'Demolizioni',
    german: 'Abbruchunternehmen',
    japanese: '解体工事',
    Korean: '철거 업체',
  },
  naming: {
    english:
      listed(`demolition, demolition company, house demolition, soft strip, strip out, interior demolition,
      knock down houses, demolition contractors, concrete cutting, concrete sawing, diamond drilling,
      core drilling, pool demolition, shed removal`),
    spanish: listed('derribos, demolición, empresa de derribos, corte de hormigón, desescombro, derribo'),
    french: listed(`entreprise de démolition, démolisseur, sciage de béton, carottage béton, déconstruction,
      curage de bâtiment`),
    italian: listed(
      `demolizione, taglio cemento, impresa di demolizioni, carotaggi, demolizioni controllate, strip out`,
    ),
    german: listed(`Abbruch, Abbrucharbeiten, Abriss, Abrissunternehmen, Rückbau, Entkernung, Abbrucharbeit,
      Betonbohren, Betonsägen, Kernbohrungen, Abbruchfirma`),
    japanese: listed('解体業, 解体屋, 家屋解体, 内装解体, 解体工事業, 建物解体, 斫り工事, はつり工事'),
    Korean: listed('철거, 철거공사, 내부철거, 건물철거, 상가철거, 원상복구 철거, 코어타공, 해체공사'),
  },
  things: {
    english:
      listed(`sheds, garages, walls, excavator, rubble, chimney breasts, breaking, debris, concrete, permits,
      barns, hauling, dust`),
    spanish: listed('escombros, tabiques, nave, retroexcavadora, muro, casa, martillo'),
    french: listed('gravats, murs, pelleteuse, bâtiment, béton, cloisons, dalle, tri'),
    italian: listed('macerie, muri, escavatore, edifici, cemento, tramezzi, capannone, calcinacci'),
    german: listed(
      `Bagger, Bauschutt, Gebäude, Wände, Garagen, Beton, Entsorgung, Schuppen, Abrisse, Mauerdurchbruch`,
    ),
    japanese: listed('重機, 廃材, 更地, 木造, 空き家, ブロック塀, 粉塵, がれき'),
    Korean: listed('폐기물, 굴삭기, 건물, 벽체, 상가, 콘크리트, 원상복구, 먼지'),
  },
}
