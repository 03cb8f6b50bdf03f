import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Ordenadores | Redes y wifi | Copias de seguridad | Correo | Seguridad | Ayuda a distancia
`,
  french: `
names | Ordinateurs | Réseaux et wifi | Sauvegardes | Messagerie | Sécurité | Aide à distance
`,
  italian: `
names | Computer | Reti e wifi | Copie di sicurezza | Posta | Sicurezza | Aiuto a distanza
`,
  german: `
names | Computer | Netzwerk und WLAN | Datensicherung | E-Mail | Sicherheit | Fernhilfe
`,
  japanese: `
names | パソコン | 無線とネットワーク | バックアップ | メール | セキュリティ | 遠隔サポート
`,
  Korean: `
names | 컴퓨터 | 네트워크와 와이파이 | 백업 | 메일 | 보안 | 원격 지원
`,
}
