import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'business-consultant',
  kind: 'professional-office',
  names: {
    english: 'Business consultant',
    spanish: 'Consultoría de empresas',
    french: 'Consultant en entreprise',
    italian: 'Consulente aziendale',
    german: 'Unternehmensberatung',
    japanese: '経営コンサルタント',
    Korean: '경영 컨설팅',
  },
  naming: {
    english:
      listed(`management consultant, hr consultant, human resources consultant, startup adviser, business adviser,
      business coach, health and safety consultant, gdpr consultant, project manager,
      sustainability consultant, quality consultant`),
    spanish:
      listed(`consultor de empresas, asesoría empresarial, consultoría rrhh, prevención de riesgos laborales,
      protección de datos`),
    french: listed(`conseil en entreprise, conseil en gestion, consultant rh, accompagnement à la création`),
    italian: listed(
      `consulenza aziendale, consulenza risorse umane, sicurezza sul lavoro, consulenza privacy`,
    ),
    german: listed(`unternehmensberater, gründungsberatung, personalberatung, datenschutzbeauftragter,
      arbeitssicherheit, prozessberatung, fachkraft für arbeitssicherheit`),
    japanese: listed('経営コンサルティング, 中小企業診断士, 社会保険労務士, 社労士, 創業支援'),
    Korean: listed('경영 컨설턴트, 노무사, 창업 컨설팅, 공인노무사'),
  },
  things: {
    english: listed(`strategy, policies, audits, growth, processes, risk assessments, workshops, contracts`),
    spanish: listed('estrategia, plan de negocio, procesos, auditoría'),
    french: listed('stratégie, business plan, processus, audit, croissance, rgpd'),
    italian: listed('strategia, business plan, processi, audit, haccp'),
    german: listed('strategie, businessplan, prozesse, audit, förderung, gründer'),
    japanese: listed('経営, 助成金, 就業規則, 事業計画, 労務'),
    Korean: listed('경영, 사업계획서, 노무, 인사, 지원금'),
  },
}
