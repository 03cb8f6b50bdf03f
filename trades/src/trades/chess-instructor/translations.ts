import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Primera clase | Niños | Adultos | Aperturas | Finales | Torneos
`,
  french: `
names | Premier cours | Enfants | Adultes | Ouvertures | Finales | Tournois
`,
  italian: `
names | Prima lezione | Bambini | Adulti | Aperture | Finali | Tornei
`,
  german: `
names | Erste Stunde | Kinder | Erwachsene | Eröffnungen | Endspiele | Turniere
`,
  japanese: `
names | はじめての方 | お子さま | 大人 | 序盤 | 終盤 | 大会の準備
`,
  Korean: `
names | 첫 수업 | 어린이 | 성인 | 오프닝 | 엔드게임 | 대회 준비
`,
}
