import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'energy-assessor',
  kind: 'professional-office',
  names: {
    english: 'Energy assessor',
    spanish: 'Certificador energético',
    french: 'Diagnostiqueur immobilier',
    italian: 'Certificatore energetico',
    german: 'Energieberater',
    japanese: '住宅省エネ診断',
    Korean: '에너지 진단',
  },
  naming: {
    english: listed(`EPC, energy performance certificate, energy audit, energy adviser, EPC assessor,
      home energy assessment, energy auditor, HERS rater, EPC certificates, blower door testing,
      domestic energy assessor, SAP calculations, air tightness testing, air leakage testing, EPCs,
      energy consultant, energy audits, energy performance certificates, energy rater, home energy audit,
      floor plans and EPC`),
    spanish:
      listed(`certificado energético, certificados energéticos, auditoría energética, certificación energética,
      técnico certificador, cédula de habitabilidad, consultor energético,
      certificado de eficiencia energética, auditor energético`),
    french:
      listed(`DPE, diagnostic énergétique, audit énergétique, diagnostics immobiliers, conseiller en énergie,
      diagnostiqueuse immobilière, diagnostic immobilier, thermographie, infiltrométrie, diagnostiqueur,
      auditeur énergétique, diagnostics techniques`),
    italian: listed(`certificazione energetica, attestato di prestazione energetica, diagnosi energetica,
      certificati energetici, energy manager, certificatrice energetica, attestazione energetica,
      termografia edifici`),
    german: listed(`Energieberaterin, Energieausweis, Energieberatung, Energieausweise, Sanierungsfahrplan,
      Blower-Door-Test, Energieeffizienzberater, Energieeffizienzberaterin, Energieeffizienz-Experte,
      Gebäudeenergieberater, Gebäudeenergieberaterin, Energieberatungsbüro, Thermografie, Energieauditor,
      Energieauditorin, Heizlastberechnung`),
    japanese: listed(
      '省エネ診断, エネルギー診断, 省エネ計算, 住宅省エネルギー, 気密測定, 省エネコンサルタント, 住宅性能評価, 電気料金診断',
    ),
    Korean: listed(
      '에너지 컨설팅, 건물에너지 평가, 에너지효율 진단, 에너지절약 컨설팅, 제로에너지 인증, 건물에너지평가사, 에너지 진단 업체, 기밀성능 측정',
    ),
  },
  things: {
    english: listed(`rating, insulation levels, certificates, landlords, heat loss, draughts, U-values,
      boiler efficiency, recommendations, thermal images, register, floor plan, SAP, meter`),
    spanish: listed(
      `vivienda, calificación, consumo, registro, alquiler, venta, etiqueta, visita, termografía`,
    ),
    french: listed(
      `amiante et plomb, vente, étiquette, plomb, consommation, termites, carrez, location, audit`,
    ),
    italian:
      listed(`classe energetica, consumi, vendita, affitto, sopralluogo, catasto impianti, bolletta, rogito,
      trasmittanza, APE`),
    german: listed(`KfW, BAFA, Förderung, Dämmwerte, Heizlast, Nachweis, Wärmebrücken, Verbrauchsausweis,
      Bedarfsausweis, iSFP, Effizienzhaus`),
    japanese: listed('断熱性能, 評価書, 光熱費, 補助金申請, 証明書, 気密, 窓性能, 等級, 計算'),
    Korean: listed('등급, 인증, 단열성능, 보고서, 난방비, 효율, 열화상, 계산서, 지원금'),
  },
}
