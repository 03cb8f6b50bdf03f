import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'home-inspector',
  kind: 'professional-office',
  names: {
    english: 'Home inspector',
    spanish: 'Inspector de viviendas',
    french: 'Inspecteur en bâtiment',
    italian: 'Perito edile',
    german: 'Baugutachter',
    japanese: '住宅診断',
    Korean: '주택 점검',
  },
  naming: {
    english: listed(`home inspection, property inspection, house survey, property surveyor, home inspections,
      radon testing, snagging survey, building inspector, building survey, home inspectors,
      building surveys, snagging inspector, snagging surveys, termite inspection, snagging,
      homebuyer survey, party wall surveyor, property inventory clerk, thermal imaging survey,
      building inspection, roof inspection, inventory clerk`),
    spanish: listed(`inspección de viviendas, perito inmobiliario, inspección técnica de edificios,
      peritaje de viviendas, perito judicial, tasaciones inmobiliarias, inspector de vivienda`),
    french: listed(`inspection de maison, expert en bâtiment, inspection préachat, expertise bâtiment,
      inspecteur de maison, expert bâtiment, bureau d’études structure, inspection en bâtiment,
      économiste de la construction`),
    italian:
      listed(`ispezione casa, perizie immobiliari, perito immobiliare, perizie tecniche, ispettore di immobili,
      studio tecnico geometra, ingegnere strutturista, valutazioni immobiliari`),
    german:
      listed(`Baugutachterin, Bausachverständige, Hauskaufberatung, Immobiliengutachter, Immobiliengutachterin,
      Baubegleitung, Immobiliensachverständige, Hausinspektion, Bauabnahme, Bauschadengutachter,
      Bauschadengutachterin, Vermessungsingenieur, Vermessungsingenieurin, Sachverständigenbüro,
      Tragwerksplanung, Baubiologe, Baubiologin`),
    japanese: listed(
      'ホームインスペクション, 住宅検査, 建物診断, 建物調査, ホームインスペクター, 測量士, 住宅診断士, 測量事務所',
    ),
    Korean: listed(
      '사전점검 대행, 아파트 사전점검, 하자점검, 건물진단, 신축 사전점검, 하자점검 업체, 구조기술사, 안전진단',
    ),
  },
  things: {
    english:
      listed(`report, roof, wiring, buyers, moisture, defects, subsidence, attic, pre-purchase, structural,
      boundary, thermal camera, radon, same-day report`),
    spanish: listed('informe, defectos, grietas, compraventa, valoración, ITE, estructura'),
    french: listed('rapport, défauts, fissures, humidité, achat, malfaçons, bornage'),
    italian: listed('relazione, difetti, crepe, umidità, acquisto, catasto, valutazione, rilievo'),
    german: listed(
      `Gutachten, Hauskauf, Bauschäden, Feuchtigkeit, Verkehrswert, Protokoll, Schimmel, Neubau, Risse`,
    ),
    japanese: listed('報告書, 欠陥, 中古住宅, 雨漏り, 床下, 内覧会, 境界, 傾き, 新築'),
    Korean: listed('하자, 보고서, 입주, 누수, 열화상, 새아파트, 라돈, 균열, 체크리스트'),
  },
}
