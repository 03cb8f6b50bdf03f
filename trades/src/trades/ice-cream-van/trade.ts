import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'ice-cream-van',
  kind: 'food-counter',
  otherKind: 'events',
  names: {
    english: 'Ice-cream van',
    spanish: 'Camión de helados',
    french: 'Camion de glaces',
    italian: 'Furgone dei gelati',
    german: 'Eiswagen',
    japanese: 'アイスクリーム移動販売',
    Korean: '아이스크림 트럭',
  },
  naming: {
    english:
      listed(`ice cream van, ice cream truck, ice cream cart, gelato cart, ice cream van hire, mobile ice cream,
      ice cream trike, ice lolly van, snow cone truck, shaved ice truck, ice cream trucks, popsicle cart,
      mobile gelato, ice cream bike, popsicle truck, paleta cart, Mister Whippy, ice cream tricycle`),
    spanish:
      listed(`heladero ambulante, carrito de helados, furgoneta de helados, carro de helados, triciclo de helados,
      helados a domicilio, heladería móvil`),
    french:
      listed(`glacier ambulant, triporteur à glaces, marchand de glaces, camion à glaces, chariot à glaces,
      glacière ambulante, vente de glaces ambulante`),
    italian:
      listed(`carretto dei gelati, gelato ambulante, gelataio ambulante, gelateria mobile, furgone gelati,
      ape gelato, carretto gelati, triciclo gelato`),
    german: listed(`Eismobil, Eiswagen mieten, Eisfahrrad, mobiler Eisverkauf, Eiscatering, Eismobile, Eisbus,
      fahrender Eisverkäufer, Eistruck`),
    japanese: listed(
      'アイスキッチンカー, ジェラート移動販売, かき氷キッチンカー, ソフトクリーム移動販売, アイス移動販売車, かき氷屋台',
    ),
    Korean: listed(
      '아이스크림 푸드트럭, 소프트아이스크림 트럭, 젤라또 트럭, 아이스크림차, 빙수 트럭, 이동식 아이스크림',
    ),
  },
  things: {
    english:
      listed(`whippy, cones, 99, lollies, sprinkles, chimes, flake, sundaes, soft serve, scoops, slush, wafers,
      weddings, school fairs, beach`),
    spanish: listed('cucuruchos, bolas, polos, granizados, sabores, playa, fiestas, tarrinas, horchata'),
    french: listed('cornets, boules, sorbets, parfums, plage, granités, chantilly, mariage, bâtonnets'),
    italian: listed('coni, coppette, palline, gusti, ghiaccioli, feste, spiaggia, panna'),
    german: listed(
      `Softeis, Waffeln, Kugeln, Sorten, Streusel, Becher, Freibad, Sommerfest, Bimmel, Eis am Stiel, Slush`,
    ),
    japanese: listed('アイス, コーン, イベント, シロップ, カップ, 夏'),
    Korean: listed('콘, 슬러시, 행사, 여름, 소프트, 토핑, 아이스바'),
  },
}
