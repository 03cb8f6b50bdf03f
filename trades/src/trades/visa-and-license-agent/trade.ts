import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'visa-and-license-agent',
  kind: 'professional-office',
  names: {
    english: 'Visa and licence agent',
    spanish: 'Gestor administrativo',
    french: 'Conseiller en immigration',
    italian: 'Pratiche amministrative',
    german: 'Visum- und Genehmigungsservice',
    japanese: '行政書士',
    Korean: '행정사',
  },
  naming: {
    english:
      listed(`immigration consultant, immigration adviser, visa consultant, visa agent, permit expediter,
      licensing consultant, immigration services, passport agent, business licence agent,
      company formation agent, visa services, immigration advice, visa agency, licence agent,
      relocation agent, customs broker, permit runner, patent attorney, trademark agent,
      relocation consultant, visa application service, registration agent, tag and title service,
      customs clearance agent, patent agent, relocation services, company formations`),
    spanish:
      listed(`gestoría administrativa, trámites de extranjería, asesor de inmigración, tramitación de visados,
      gestor de licencias, extranjería, gestora administrativa, agente de aduanas, trámites y gestiones,
      agente de patentes, gestoría de tráfico, asesoría de extranjería, relocation`),
    french: listed(`consultant en immigration, formaliste, démarches administratives, agence de visas,
      service de carte grise, consultante en immigration, formalités administratives, transitaire,
      conseil en propriété industrielle, service de visas, carte grise, agence de relocation,
      commissionnaire en douane`),
    italian:
      listed(`disbrigo pratiche, agenzia pratiche auto, consulente immigrazione, pratiche immigrazione, patronato,
      pratiche visti, agenzia di pratiche, CAF, agenzia pratiche amministrative, spedizioniere doganale,
      consulente brevetti, sportello immigrazione, pratiche automobilistiche`),
    german: listed(`Visaservice, Visumservice, Behördenservice, Einwanderungsberatung, Zulassungsservice,
      Zulassungsdienst, Visaagentur, Migrationsberatung, Genehmigungsservice, Patentanwalt,
      Patentanwältin, Zollagentur, Relocation-Service, Relocation-Agentur, Firmengründungsservice,
      Kfz-Zulassungsdienst, Auswanderungsberatung, Zollagent, Zollagentin, Gründungsagentur`),
    japanese: listed(
      `行政書士事務所, ビザ申請, 在留資格, 許認可申請, 司法書士事務所, 弁理士, ビザ申請代行, 許認可, 会社設立代行, 車庫証明代行, 帰化申請, 建設業許可, 特許事務所`,
    ),
    Korean:
      listed(`행정사 사무소, 비자 대행, 인허가 대행, 출입국 대행, 행정사사무소, 법무사 사무소, 변리사, 관세사, 비자 신청 대행, 인허가 전문, 이민 컨설팅, 유학원, 특허사무소,
      귀화 신청`),
  },
  things: {
    english:
      listed(`visas, permits, applications, residency, paperwork, work permit, embassy, citizenship, forms,
      licences, incorporation, sponsor, appeal, trademarks, appointments`),
    spanish: listed('visados, permisos, licencias, NIE, residencia, nacionalidad, papeleo'),
    french: listed('visas, permis, dossier, préfecture, titre de séjour, demande'),
    italian: listed('visti, permessi, licenze, documenti, soggiorno, moduli, cittadinanza'),
    german: listed(`Visum, Antrag, Formulare, Aufenthalt, Kennzeichen, Konsulat, Genehmigung, Behörde, Marke,
      Einbürgerung, Zulassung, Arbeitserlaubnis`),
    japanese: listed('申請, 許可, 帰化, 会社設立, 飲食店営業, 車庫証明, 相続書類, 官公署'),
    Korean: listed('비자, 체류, 인허가, 신청서, 귀화, 영업허가, 법인설립, 민원, 출입국'),
  },
}
