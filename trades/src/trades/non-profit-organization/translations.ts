import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Lo que hacemos | Echar una mano | Donar | Encuentros | Para vecinos | Hacerse socio
`,
  french: `
names | Nos actions | Donner un coup de main | Faire un don | Rencontres | Pour les voisins | Adhérer
`,
  italian: `
names | Che cosa facciamo | Dare una mano | Donare | Incontri | Per il quartiere | Diventare soci
`,
  german: `
names | Was wir tun | Mithelfen | Spenden | Treffen | Für die Nachbarschaft | Mitglied werden
`,
  japanese: `
names | 活動 | 手伝う | 寄付する | 集まり | ご近所の方へ | 会員になる
`,
  Korean: `
names | 하는 일 | 일손 돕기 | 기부 | 모임 | 이웃에게 | 회원 되기
`,
}
