import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Revisiones | Limpieza | Empastes | Coronas | Niños | Urgencias
`,
  french: `
names | Contrôles | Détartrage | Plombages | Couronnes | Enfants | Urgences
`,
  italian: `
names | Controlli | Igiene | Otturazioni | Corone | Bambini | Urgenze
`,
  german: `
names | Kontrolle | Zahnreinigung | Füllungen | Kronen | Kinder | Notfälle
`,
  japanese: `
names | 検診 | クリーニング | 虫歯の治療 | かぶせもの | 小児歯科 | 急な痛み
`,
  Korean: `
names | 검진 | 스케일링 | 충치 치료 | 크라운 | 어린이 | 응급
`,
}
