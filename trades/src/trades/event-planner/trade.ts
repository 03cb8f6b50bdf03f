import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'event-planner',
  kind: 'events',
  names: {
    english: 'Event planner',
    spanish: 'Organizador de eventos',
    french: 'Agence événementielle',
    italian: 'Organizzatore di eventi',
    german: 'Eventagentur',
    japanese: 'イベント企画',
    Korean: '행사 기획',
  },
  naming: {
    english: listed(`event planning, event management, party planner, corporate events, event organiser,
      conference organiser, event coordinator, event agency, party planning, event styling,
      events company, event organisers, event production, party organiser, event decorator, plan events,
      picnic company, luxury picnics, event decor`),
    spanish:
      listed(`organización de eventos, agencia de eventos, eventos corporativos, organizadora de fiestas,
      event planner, organización de fiestas, decoración de eventos`),
    french: listed(`organisateur d’événements, organisation d’événements, événementiel, event planner,
      organisatrice d’événements, séminaires d’entreprise`),
    italian: listed(`organizzazione eventi, agenzia di eventi, event planner, eventi aziendali, party planner,
      organizzatrice di eventi, organizzazione feste`),
    german: listed(`Eventmanagement, Eventplaner, Eventplanerin, Veranstaltungsplanung, Veranstaltungsservice,
      Eventmanager, Eventmanagerin, Partyplanung, Firmenevents, Eventplanung, Veranstaltungsagentur,
      Tagungsorganisation, Partyservice ohne Essen, Eventdekoration, Kongressorganisation`),
    japanese: listed(
      'イベントプランナー, イベント会社, イベント運営, パーティープランナー, イベント制作, 催事企画, イベント企画会社',
    ),
    Korean: listed(
      '이벤트업체, 행사대행, 행사기획사, 파티플래너, 이벤트 기획, 행사대행사, 파티 스타일링, 돌상 대여, 돌잔치 업체',
    ),
  },
  things: {
    english:
      listed(`venue, conferences, launches, guests, budgets, suppliers, staging, birthdays, picnics, decor,
      team building, registration, gala`),
    spanish: listed(
      `congresos, fiestas, lugar, presupuesto, invitados, azafatas, aniversario, empresa, picnic`,
    ),
    french: listed(
      `séminaires, salle, budget, invités, soirées, anniversaires, lancement, entreprise, convention`,
    ),
    italian: listed(
      `feste, congressi, budget, invitati, aziende, location, inaugurazioni, allestimenti, compleanni`,
    ),
    german:
      listed(`Firmenfeier, Location, Budget, Messe, Tagung, Gäste, Jubiläum, Teambuilding, Ablauf, Sommerfest,
      Weihnachtsfeier`),
    japanese: listed('会場, 企業, 展示会, 式典, 予算, 演出, 設営, 参加者, 忘年会'),
    Korean: listed('기업행사, 축제, 무대, 생일, 준공식, 체육대회, 세미나, 예산, 컨벤션'),
  },
}
