import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'stationery-designer',
  kind: 'events',
  otherKind: 'maker',
  names: {
    english: 'Wedding stationery designer',
    spanish: 'Invitaciones de boda',
    french: 'Faire-part de mariage',
    italian: 'Partecipazioni di nozze',
    german: 'Hochzeitspapeterie',
    japanese: 'ペーパーアイテム制作',
    Korean: '청첩장 제작',
  },
  naming: {
    english: listed(`wedding stationery, wedding invitations, stationery designer, bespoke stationery,
      invitation designer, stationery design, greeting card maker, handmade cards, invitation suites,
      wedding invites, bespoke invitations, greeting cards, wedding signage, handmade invitations,
      invitation design, papercraft, paper flowers, origami artist`),
    spanish:
      listed(`diseño de invitaciones, papelería de boda, papelería creativa, invitaciones personalizadas,
      invitaciones para eventos, encuadernación artesanal, tarjetas artesanales`),
    french: listed(`papeterie mariage, créatrice de faire-part, faire-part, papeterie événementielle,
      faire-part sur mesure, carterie artisanale`),
    italian: listed(`partecipazioni, wedding stationery, inviti personalizzati, inviti di nozze,
      partecipazioni matrimonio, cartoleria nuziale`),
    german: listed(`Einladungskarten, Papeteriedesign, Hochzeitskarten, Hochzeitseinladungen, Kartendesign,
      Grußkartenmanufaktur, Papeteriedesigner, Papeteriedesignerin, Papieratelier, Papiermanufaktur`),
    japanese: listed('招待状, 結婚式招待状, ペーパーアイテム, グリーティングカード作家, 席次表, 紙もの作家'),
    Korean: listed('청첩장, 모바일청첩장, 초대장 제작, 카드 제작, 수제청첩장, 북바인딩 공방, 수제노트'),
  },
  things: {
    english: listed(`invitations, envelopes, wax seals, menus, place cards, save the dates, foil, paper, wax,
      seating charts, RSVP, samples, guest books, vellum`),
    spanish: listed('sobres, minutas, lacre, papel, seating plan, novios, bautizo, comunión, acuarela'),
    french: listed(
      `enveloppes, menus, cachet de cire, invitations, papier, plan de table, baptême, save the date`,
    ),
    italian: listed(
      `buste, menù, ceralacca, carta, segnaposto, tableau, battesimo, acquerello, libretti messa`,
    ),
    german:
      listed(`Einladungen, Umschläge, Menükarten, Siegel, Papier, Danksagung, Folierung, Tischkarten, Sitzplan,
      Gästebücher, Save the Date`),
    japanese: listed('封筒, 席札, メニュー表, 和紙, シーリング, 結婚式, 芳名帳, カード, 箔押し'),
    Korean: listed('봉투, 식권, 초대장, 실링왁스, 종이, 돌잔치, 감사장, 방명록, 박'),
  },
}
