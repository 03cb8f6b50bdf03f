import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Manicura | Pedicura | Esmalte | Uñas de gel | Reparación | Cejas
`,
  french: `
names | Manucure | Pédicure | Vernis | Ongles en gel | Réparation | Sourcils
`,
  italian: `
names | Manicure | Pedicure | Smalto | Unghie in gel | Riparazione | Sopracciglia
`,
  german: `
names | Maniküre | Pediküre | Lack | Gelnägel | Reparatur | Augenbrauen
`,
  japanese: `
names | マニキュア | フットケア | カラー | ジェル | お直し | 眉
`,
  Korean: `
names | 매니큐어 | 페디큐어 | 컬러 | 젤 네일 | 보수 | 눈썹
`,
}
