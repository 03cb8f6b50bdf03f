import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Ratas | Ratones | Cucarachas | Avispas | Chinches | Sellado de accesos
`,
  french: `
names | Rats | Souris | Cafards | Guêpes | Punaises de lit | Fermeture des accès
`,
  italian: `
names | Ratti | Topi | Scarafaggi | Vespe | Cimici | Chiusura dei varchi
`,
  german: `
names | Ratten | Mäuse | Schaben | Wespen | Bettwanzen | Zugänge schließen
`,
  japanese: `
names | ネズミ | ゴキブリ | 蜂 | シロアリ | トコジラミ | 侵入口をふさぐ
`,
  Korean: `
names | 쥐 | 바퀴벌레 | 말벌 | 흰개미 | 빈대 | 틈 막기
`,
}
