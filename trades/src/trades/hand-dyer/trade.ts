import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'hand-dyer',
  kind: 'maker',
  otherKind: 'shop',
  names: {
    english: 'Hand dyer',
    spanish: 'Tintorera artesana de lana',
    french: 'Teinturière sur laine',
    italian: 'Tintora artigiana',
    german: 'Handfärberei',
    japanese: '染色工房',
    Korean: '천연염색 공방',
  },
  naming: {
    english:
      listed(`hand-dyed yarn, indie dyer, hand dyed yarn, yarn dyer, natural dyeing, natural dyer, hand dyeing,
      indigo dyeing, hand spinner, shibori, dye studio, hand-dyed, textile dyeing, handspun, dyers,
      handspun yarn, yarn dyers, dye yarn`),
    spanish:
      listed(`lanas teñidas a mano, teñido natural, tintes naturales, hilados artesanales, tintado a mano,
      hilandera, lana teñida`),
    french:
      listed(`laines teintes à main, teinture végétale, teinture naturelle, teinturier végétal, laine teinte,
      filature artisanale, indie dyer`),
    italian: listed(`lane tinte a mano, tintura naturale, tintura vegetale, filati tinti a mano, filatrice,
      tintore artigiano`),
    german:
      listed(`handgefärbte Wolle, Wollfärberei, Pflanzenfärberei, Färberei, handgefärbte Garne, Pflanzenfärber,
      Pflanzenfärberin, Blaudruckerei, Handspinnerei, Blaudruck`),
    japanese: listed(
      '手染め, 藍染め, 草木染め, 染め工房, 手染め毛糸, 染物屋, 染物店, 手紡ぎ, 型染め, 藍染工房',
    ),
    Korean: listed('천연염색, 손염색, 염색공방, 쪽염색, 손염색실, 천연염색 체험, 감물염색'),
  },
  things: {
    english:
      listed(`skeins, yarn, madder, indigo, merino, sock yarn, dyepot, alpaca, fleece, wool, colourways, plants,
      silk, spinning wheel, mordant`),
    spanish: listed('madejas, índigo, lana, merino, ovillos, rubia, colores, rueca, alpaca'),
    french: listed('écheveaux, indigo, laine, mérinos, garance, coloris, rouet, alpaga, mordant'),
    italian: listed('matasse, indaco, lana, merino, robbia, colori, arcolaio, alpaca, gomitoli'),
    german: listed(
      `Stränge, Garn, Wolle, Indigo, Merino, Sockenwolle, Krapp, Farben, Spinnrad, Vlies, Färbepflanzen`,
    ),
    japanese: listed('糸, 藍, 毛糸, 絞り, 布, 羊毛, 染料, 暖簾, 手ぬぐい'),
    Korean: listed('쪽, 감물, 실, 천, 스카프, 양모, 홀치기, 염료, 색'),
  },
}
