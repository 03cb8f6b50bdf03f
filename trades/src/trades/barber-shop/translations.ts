import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Corte | Degradado | Barba | Afeitado | Niños | Corte y barba
`,
  french: `
names | Coupe | Dégradé | Barbe | Rasage | Enfants | Coupe et barbe
`,
  italian: `
names | Taglio | Sfumatura | Barba | Rasatura | Bambini | Taglio e barba
`,
  german: `
names | Haarschnitt | Maschinenschnitt | Bart | Rasur | Kinder | Schnitt und Bart
`,
  japanese: `
names | カット | フェード | ひげ | シェービング | お子さま | カットとひげ
`,
  Korean: `
names | 커트 | 페이드 | 수염 | 면도 | 어린이 | 커트와 수염
`,
}
