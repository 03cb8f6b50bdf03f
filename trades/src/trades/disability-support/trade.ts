import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'disability-support',
  kind: 'health-practice',
  otherKind: 'community',
  names: {
    english: 'Disability support',
    spanish: 'Apoyo a la discapacidad',
    french: 'Accompagnement handicap',
    italian: 'Assistenza disabili',
    german: 'Behindertenassistenz',
    japanese: '障がい者支援',
    Korean: '장애인 활동 지원',
  },
  naming: {
    english: listed(`disability support worker, NDIS provider, support worker, disability services,
      learning disability support, support workers, NDIS services, autism support, supported living,
      disability care, personal care attendant, disability support services, respite for families,
      NDIS support, NDIS plan manager, autism specialist, applied behavior analysis, ABA therapy,
      SEN support, special needs support`),
    spanish: listed(`asistente personal discapacidad, asistencia personal, atención a la discapacidad,
      centro de discapacidad, atención temprana`),
    french: listed(`aide aux personnes handicapées, auxiliaire de vie handicap, accompagnement du handicap,
      éducateur spécialisé, éducatrice spécialisée, assistant personnel handicap`),
    italian: listed(`supporto alla disabilità, assistenza alla disabilità, educatore professionale,
      assistente alla persona disabile, centro diurno disabili, psicomotricista, neuropsicomotricità`),
    german:
      listed(`persönliche Assistenz, Assistenzdienst, Behindertenhilfe, Schulbegleitung, Integrationshelfer,
      Integrationshelferin, Lebenshilfe, ambulant betreutes Wohnen, familienentlastender Dienst,
      Schulbegleiter, Schulbegleiterin, Autismusbegleitung, Behindertenassistent, Behindertenassistentin,
      Behindertenbetreuung, Autismusberatung, Heilerziehungspfleger, Heilerziehungspflegerin,
      Autismustherapie, Inklusionsdienst`),
    japanese: listed(
      '就労支援, 障害者支援, 移動支援, グループホーム 障害, 児童発達支援, 就労継続支援, 障がい福祉サービス, 生活介護',
    ),
    Korean: listed('장애인활동지원, 활동지원사, 발달센터, 장애인 복지센터, 주간활동센터, 발달장애 센터'),
  },
  things: {
    english:
      listed(`participants, community access, independence, autism, outings, goals, learning disabilities,
      transport, respite, sensory, daily living, plan managed, adaptive`),
    spanish: listed(
      `discapacidad, autismo, autonomía, ocio, inclusión, respiro familiar, rehabilitación, acompañamiento`,
    ),
    french: listed('handicap, autisme, autonomie, répit, inclusion, PCH, sorties, TDAH'),
    italian: listed(
      `disabilità, carrozzina, autismo, autonomia, inclusione, sollievo, uscite, laboratori, DSA`,
    ),
    german:
      listed(`Behinderung, Inklusion, Freizeit, Begleitung, Autismus, Teilhabe, Selbstbestimmung, Alltag,
      Eingliederungshilfe, Assistenz`),
    japanese: listed('障がい, 車椅子, 自立, 発達障害, 余暇, 福祉, 送迎, 自閉症'),
    Korean: listed('장애, 휠체어, 발달장애, 자폐, 자립, 바우처, 치료, 이동, 사회성'),
  },
}
