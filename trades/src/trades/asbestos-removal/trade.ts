import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'asbestos-removal',
  kind: 'building-trade',
  names: {
    english: 'Asbestos removal',
    spanish: 'Retirada de amianto',
    french: 'Désamiantage',
    italian: 'Bonifica amianto',
    german: 'Asbestsanierung',
    japanese: 'アスベスト除去',
    Korean: '석면 철거',
  },
  naming: {
    english:
      listed(`asbestos, asbestos survey, asbestos removal contractor, asbestos abatement, asbestos surveyor,
      asbestos testing, lead paint removal, hazardous material abatement, remove asbestos,
      asbestos disposal`),
    spanish: listed(
      `amianto, desamiantado, retirada de uralita, uralita, retirada de fibrocemento, desamiantados`,
    ),
    french: listed('amiante, désamianteur, retrait d’amiante, diagnostic amiante, désamiantage toiture'),
    italian: listed(
      `amianto, eternit, rimozione amianto, smaltimento eternit, bonifica eternit, smaltimento amianto`,
    ),
    german:
      listed(`Asbestentsorgung, Asbest, Schadstoffsanierung, Asbestabbruch, Asbestsanierer, Asbestsaniererin,
      Schadstoffgutachter, Schadstoffgutachterin, Asbestdemontage`),
    japanese: listed('アスベスト調査, アスベスト, 石綿除去, 石綿調査, アスベスト対策'),
    Korean: listed('석면해체, 석면제거, 석면조사, 석면, 석면 해체 제거, 슬레이트 철거'),
  },
  things: {
    english:
      listed(`garage roofs, samples, air testing, licensed, sheets, Artex, enclosure, licence, textured coatings,
      fibres, disposal, flues`),
    spanish: listed('fibrocemento, cubiertas, placas, bajantes, depósitos, RERA, muestras'),
    french: listed('fibrociment, plaques, prélèvements, confinement, sous-section, déchets'),
    italian: listed('coperture, lastre, campionamento, canne fumarie, incapsulamento, ASL, smaltimento'),
    german: listed(
      `Eternit, Dach, Platten, TRGS 519, Proben, Nachtspeicheröfen, Big Bag, Entsorgung, Fasern, KMF`,
    ),
    japanese: listed('石綿, 解体, 事前調査, 分析, 屋根材, 封じ込め, 飛散, 検体'),
    Korean: listed('슬레이트, 지붕, 텍스, 시료, 비산, 폐기, 조사'),
  },
}
