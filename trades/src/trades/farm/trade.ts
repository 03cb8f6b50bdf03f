import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'farm',
  kind: 'food-counter',
  names: {
    english: 'Farm shop',
    spanish: 'Tienda de granja',
    french: 'Vente à la ferme',
    italian: 'Azienda agricola',
    german: 'Hofladen',
    japanese: '農産物直売所',
    Korean: '농산물 직판장',
  },
  naming: {
    english: listed(`produce stand, farm stand, farm gate shop, egg farm, farm fresh eggs, raw milk,
      milk vending machine, organic farm, farm produce, honesty box`),
    spanish: listed(`productos de la huerta, venta directa del agricultor, huevos camperos, granja ecológica,
      del campo a casa`),
    french: listed('produits de la ferme, producteur fermier, magasin de producteurs, ferme maraîchère'),
    italian: listed(
      `vendita diretta, prodotti della fattoria, azienda agricola biologica, spaccio agricolo, fattoria`,
    ),
    german:
      listed(`direktvermarktung, bauernladen, ab-hof-verkauf, bauernhofladen, milchautomat, regiomat, eierhof,
      biohof, selbstbedienungsladen`),
    japanese: listed('農園直売, 直売所, 産地直送, 農家の直売, 農園, 果樹園, 農家, 直売農家, 農家直送'),
    Korean: listed('농장, 농원, 과수원, 산지 직송, 농장 직송, 유정란 농장, 농가 직거래'),
  },
  things: {
    english: listed(
      `eggs, potatoes, vegetables, apples, lamb boxes, from our fields, free range, beef boxes, pumpkins`,
    ),
    spanish: listed('huevos, patatas, hortalizas, verduras, leche fresca, fruta de temporada'),
    french: listed('œufs, pommes de terre, lait cru, légumes, volailles, paniers, à la ferme, agneau'),
    italian: listed(`uova, patate, ortaggi, verdure, latte crudo, dal campo, frutta di stagione, a km zero`),
    german: listed(
      `eier, kartoffeln, suppenhühner, rohmilch, gemüse, vom hof, freiland, automat, kürbisse, hofeigen`,
    ),
    japanese: listed('卵, 野菜, じゃがいも, 米, みかん, りんご, 朝採れ, 直送'),
    Korean: listed('계란, 감자, 채소, 감귤, 사과, 쌀, 제철, 직송'),
  },
}
