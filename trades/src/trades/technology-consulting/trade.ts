import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'technology-consulting',
  kind: 'professional-office',
  otherKind: 'repairer',
  names: {
    english: 'Computer help',
    spanish: 'Ayuda informática',
    french: 'Aide informatique',
    italian: 'Assistenza informatica',
    german: 'Computerhilfe',
    japanese: 'ITサポート',
    Korean: 'IT 상담',
  },
  naming: {
    english:
      listed(`it consultant, it consulting, it support, it service, technology consultant, tech consulting,
      computer support, cyber security, cybersecurity, managed it, data analytics, network support,
      it company`),
    spanish:
      listed(`consultoría tecnológica, soporte técnico informático, servicio informático, consultor informático,
      soporte informático`),
    french: listed('conseil informatique, informaticien, services informatiques, infogérance'),
    italian: listed('consulenza it, consulente informatico, servizi informatici, sistemista'),
    german: listed(
      `it-beratung, it-service, it-dienstleister, edv, edv-service, it-betreuung, it-support, systemhaus`,
    ),
    japanese: listed('システム開発, itコンサルティング, itコンサル, ソフトウェア開発'),
    Korean: listed('it 컨설팅, 전산 관리, it 지원, 소프트웨어 개발, 컴퓨터 지원, 시스템 구축'),
  },
  things: {
    english:
      listed(`computer, software, network, server, cloud, backup, laptop, security, automation, microsoft 365,
      data, email, wifi, migration`),
    spanish: listed('ordenador, servidor, red, software, copia de seguridad, nube, datos, informática'),
    french: listed('ordinateur, réseau, serveur, logiciel, sauvegarde, cloud, données, informatique'),
    italian: listed('computer, rete, server, software, backup, cloud, dati'),
    german: listed('computer, netzwerk, server, software, datensicherung, cloud, laptop, drucker'),
    japanese: listed('パソコン, サーバー, ネットワーク, ソフト, クラウド, セキュリティ, システム'),
    Korean: listed('컴퓨터, 서버, 네트워크, 소프트웨어, 클라우드, 보안, 데이터'),
  },
  schemaType: 'ProfessionalService',
}
