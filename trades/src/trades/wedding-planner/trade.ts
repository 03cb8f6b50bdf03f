import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'wedding-planner',
  kind: 'events',
  names: {
    english: 'Wedding planner',
    spanish: 'Organizadora de bodas',
    french: 'Organisatrice de mariage',
    italian: 'Wedding planner',
    german: 'Hochzeitsplanung',
    japanese: 'ウェディングプランナー',
    Korean: '웨딩플래너',
  },
  naming: {
    english:
      listed(`wedding planning, wedding coordinator, wedding planners, day-of coordinator, destination weddings,
      elopement planner, wedding stylist, bridal consultant, elopements, wedding design, plan weddings,
      wedding venue stylist, wedding consultant, wedding coordination`),
    spanish: listed(`wedding planner, organización de bodas, coordinadora de bodas, planificación de bodas,
      organizador de bodas, decoración de bodas`),
    french:
      listed(`wedding planner, organisation de mariage, coordinatrice de mariage, organisateur de mariage,
      décoratrice de mariage, organisation de mariages, décoration de mariage`),
    italian:
      listed(`organizzazione matrimoni, organizzatrice di matrimoni, wedding designer, coordinamento matrimoni,
      matrimoni su misura, allestimenti matrimonio`),
    german: listed(`Hochzeitsplaner, Hochzeitsplanerin, Weddingplaner, Weddingplanerin, Hochzeitsagentur,
      Hochzeitsdekoration, Tagesbegleitung Hochzeit, Weddingplannerin, Hochzeitskoordination,
      Hochzeitsdekorateur, Hochzeitsdekorateurin`),
    japanese: listed(
      '結婚式プロデュース, ブライダルプランナー, フリーウェディングプランナー, 少人数結婚式, 結婚式プランナー, フォトウェディング',
    ),
    Korean: listed('스몰웨딩, 웨딩컨설팅, 결혼 준비 대행, 웨딩 디렉팅, 하우스웨딩, 웨딩 기획, 결혼 준비'),
  },
  things: {
    english:
      listed(`venue, suppliers, timeline, seating plan, couples, guests, budget, rehearsal, mood board, brides,
      grooms, on the day, abroad`),
    spanish: listed('novios, proveedores, finca, presupuesto, invitados, ceremonia, timing, despedida'),
    french: listed(
      `mariés, prestataires, budget, invités, lieu, jour J, plan de table, cérémonie, scénographie`,
    ),
    italian: listed('sposi, fornitori, location, budget, invitati, cerimonia, allestimento, nozze, regia'),
    german:
      listed(`Location, Brautpaar, Dienstleister, Ablaufplan, Budget, Hochzeit, Dekoration, Sitzplan, Gäste,
      Konzept, Trauung`),
    japanese: listed('会場, 新郎新婦, ゲスト, 演出, 披露宴, 予算, 挙式, 二次会, 家族婚'),
    Korean: listed('스드메, 신랑신부, 하객, 예산, 본식, 상견례, 박람회'),
  },
}
