import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'coffee-cart',
  kind: 'events',
  names: {
    english: 'Coffee cart hire',
    spanish: 'Carrito de café',
    french: 'Coffee truck événementiel',
    italian: 'Carretto del caffè',
    german: 'Mobile Kaffeebar',
    japanese: '移動カフェ出店',
    Korean: '커피차 출장',
  },
  naming: {
    english: listed(
      'coffee cart, coffee van hire, mobile coffee bar, mobile barista, barista hire, espresso cart, coffee trailer hire, coffee bar hire',
    ),
    spanish: listed('barista para eventos, barra de café móvil'),
    french: listed('barista à domicile, bar à café mobile, barista événementiel'),
    italian: listed('barista per eventi, bar mobile caffè'),
    german: listed('Barista mieten, Kaffeebar mieten, Kaffeecatering'),
    japanese: listed('出張バリスタ, 出張カフェ'),
    Korean: listed('커피차 대여, 출장 바리스타'),
  },
  things: {
    english: listed('unlimited coffee, guests, cups included, iced lattes, barista'),
    spanish: listed('invitados, café ilimitado, vasos'),
    french: listed('invités, café à volonté, gobelets'),
    italian: listed('invitati, caffè illimitato, tazze'),
    german: listed('Gäste, Becher, Hafermilch'),
    japanese: listed('ゲスト, イベント, 飲み放題'),
    Korean: listed('하객, 촬영장, 음료'),
  },
}
