import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'furniture-maker',
  kind: 'maker',
  names: {
    english: 'Furniture maker',
    spanish: 'Fabricante de muebles',
    french: 'Ébéniste',
    italian: 'Ebanista',
    german: 'Möbeltischlerei',
    japanese: '家具工房',
    Korean: '원목가구 공방',
  },
  naming: {
    english:
      listed(`build tables, make tables, build furniture, make furniture, furniture making, cabinet maker, bespoke furniture, custom furniture, cabinetmaker,
      handmade furniture, furniture designer-maker, chair maker, table maker, cabinetry,
      furniture workshop, custom tables, designer maker, chairmaker, cabinet making, furniture maker’s`),
    spanish: listed(`ebanista, ebanistería, muebles artesanales, taller de muebles, mobiliario a medida,
      fabricación de muebles`),
    french: listed(
      `ébénisterie, fabricant de meubles, créateur de mobilier, mobilier sur mesure, créatrice de meubles`,
    ),
    italian: listed(`ebanisteria, mobilificio artigianale, mobili artigianali, mobiliere, arredi su misura`),
    german: listed(`Möbelmanufaktur, Möbeltischler, Möbeltischlerin, Möbelschreinerei, Designmöbel nach Maß,
      Massivholzmöbel, Möbelwerkstatt, Möbelschreiner, Möbelschreinerin, Stuhlmacher, Stuhlmacherin,
      Maßmöbel, Möbelmacher, Möbelmacherin`),
    japanese: listed('家具職人, 家具製作, 木工家具, 無垢家具, 指物師, 家具作家, 椅子作家, 木の家具'),
    Korean: listed('수제가구, 원목가구, 가구공방, 짜맞춤 가구, 주문가구, 소목장, 목공 공방, 원목 공방'),
  },
  things: {
    english:
      listed(`oak, walnut, dovetails, tables, chairs, desks, joints, commissions, ash, sideboards, elm, live edge,
      oil finish, workshop, beds`),
    spanish: listed('mesas, sillas, roble, nogal, armarios, madera maciza, diseño, encargos, aparador'),
    french: listed('tables, chaises, chêne, noyer, bois massif, buffet, assemblages, commodes, frêne'),
    italian: listed('tavoli, sedie, rovere, noce, legno massello, armadi, credenze, incastri, progetto'),
    german:
      listed(`Tische, Stühle, Massivholz, Eiche, Nussbaum, Schränke, Betten, Entwurf, Zinken, geölt, Sideboard,
      Unikate`),
    japanese: listed('テーブル, 椅子, 無垢材, ナラ, ウォールナット, 棚, オイル仕上げ, 木, 一枚板'),
    Korean: listed('원목, 테이블, 의자, 월넛, 오크, 책상, 침대, 짜맞춤, 우드슬랩'),
  },
}
