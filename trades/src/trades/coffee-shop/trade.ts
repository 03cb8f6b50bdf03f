import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'coffee-shop',
  kind: 'food-counter',
  otherKind: 'table-service',
  names: {
    english: 'Coffee shop',
    spanish: 'Cafetería',
    french: 'Café',
    italian: 'Caffetteria',
    german: 'Café',
    japanese: '喫茶店',
    Korean: '카페',
  },
  naming: {
    english: listed(
      `cafe, coffee bar, coffee house, coffeehouse, espresso bar, tea room, tearoom, coffee van`,
    ),
    spanish: listed('cafetería de especialidad, café de especialidad, salón de té'),
    french: listed('salon de thé, coffee shop, café de spécialité'),
    italian: listed('bar caffetteria, sala da tè, caffè specialty'),
    german: listed('kaffeehaus, kaffeebar, stehcafé, teestube, espressobar'),
    japanese: listed('カフェ, コーヒー店, 珈琲店, コーヒースタンド, 自家焙煎, 純喫茶'),
    Korean: listed('커피숍, 커피 전문점, 커피집, 찻집, 다방, 로스터리 카페, 동네 카페'),
  },
  things: {
    english:
      listed(`coffee, espresso, latte, flat white, barista, roast, brunch, sandwich, tea, filter, beans,
      cappuccino`),
    spanish: listed('café, espresso, barista, desayuno, tostada, té, tueste'),
    french: listed('espresso, barista, thé, brunch, cappuccino, grains, petit-déjeuner'),
    italian: listed('espresso, caffè, barista, cappuccino, colazione, tè, miscela'),
    german: listed('kaffee, espresso, barista, frühstück, bohnen, cappuccino, tee'),
    japanese: listed('コーヒー, 珈琲, エスプレッソ, 焙煎, モーニング, 紅茶, ラテ, 豆'),
    Korean: listed('커피, 에스프레소, 라떼, 원두, 브런치, 디저트, 차'),
  },
  schemaType: 'CafeOrCoffeeShop',
}
