import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Pinchazos | Puesta a punto | Frenos | Cambios y cadena | Ruedas | Bicicletas eléctricas
`,
  french: `
names | Crevaisons | Révision | Freins | Vitesses et chaîne | Roues | Vélos électriques
`,
  italian: `
names | Forature | Revisione | Freni | Cambio e catena | Ruote | Bici elettriche
`,
  german: `
names | Reifenpannen | Wartung | Bremsen | Schaltung und Kette | Laufräder | Elektrische Räder
`,
  japanese: `
names | パンク修理 | 点検と調整 | ブレーキ | 変速とチェーン | 車輪 | 電動自転車
`,
  Korean: `
names | 펑크 수리 | 점검과 조정 | 브레이크 | 변속과 체인 | 휠 | 전기 자전거
`,
}
