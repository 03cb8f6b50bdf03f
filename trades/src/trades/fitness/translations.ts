import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Entrenamiento personal | Fuerza | Grupos pequeños | Movilidad | Correr | En línea
`,
  french: `
names | Coaching individuel | Force | Petits groupes | Mobilité | Course | En ligne
`,
  italian: `
names | Allenamento personale | Forza | Piccoli gruppi | Mobilità | Corsa | Online
`,
  german: `
names | Einzeltraining | Kraft | Kleine Gruppen | Beweglichkeit | Laufen | Online
`,
  japanese: `
names | 個人トレーニング | 筋力 | 少人数 | 柔軟 | ランニング | オンライン
`,
  Korean: `
names | 개인 트레이닝 | 근력 | 소그룹 | 유연성 | 달리기 | 온라인
`,
}
