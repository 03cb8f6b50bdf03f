import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'surveyor',
  kind: 'professional-office',
  names: {
    english: 'Surveyor',
    spanish: 'Topógrafo e ingeniería',
    french: 'Géomètre et bureau d’études',
    italian: 'Geometra',
    german: 'Vermessungs- und Ingenieurbüro',
    japanese: '測量設計事務所',
    Korean: '측량 사무소',
  },
  naming: {
    english: listed(`chartered surveyor, building surveyor, land surveyor, land surveying, quantity surveyor,
      boundary survey, valuer, structural engineer, engineering office, structural calculations,
      civil engineer, architectural technician, planning consultant`),
    spanish: listed(`topógrafo, topografía, oficina de ingeniería, ingeniero de estructuras, aparejador,
      arquitecto técnico, delineante, tasador`),
    french:
      listed(`géomètre, géomètre-expert, bureau d’études, ingénieur structure, métreur, dessinateur en bâtiment,
      expert immobilier, maître d’œuvre`),
    italian:
      listed(`studio tecnico, studio di ingegneria, ingegnere strutturale, topografo, rilievi topografici,
      pratiche catastali`),
    german: listed(`vermessungsbüro, vermesser, statiker, tragwerksplaner, bausachverständiger, ingenieurbüro,
      bauingenieur, immobilienbewertung, bauleiter, bauzeichner`),
    japanese: listed('土地家屋調査士, 測量, 構造設計, 建築士事務所, 不動産鑑定士'),
    Korean: listed('측량, 구조 설계, 감정평가사, 토목 설계'),
  },
  things: {
    english: listed(
      `boundaries, levels, drawings, plans, beams, valuation, topographic, calculations, party wall`,
    ),
    spanish: listed('lindes, planos, cálculos, levantamiento, licencia de obra, peritaje'),
    french: listed('bornage, plans, calculs, relevé, permis de construire, charpente'),
    italian: listed('catasto, planimetrie, confini, calcoli, rilievo, pratiche edilizie, sanatoria'),
    german: listed('statik, lageplan, grenzen, gutachten, pläne, bauantrag, berechnung'),
    japanese: listed('境界, 登記, 図面, 測量図, 構造計算'),
    Korean: listed('경계, 도면, 지적, 구조 계산'),
  },
}
