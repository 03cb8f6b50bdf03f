import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'coffee',
  kind: 'food-counter',
  names: {
    english: 'Coffee roaster',
    spanish: 'Tostador de café',
    french: 'Torréfacteur',
    italian: 'Torrefazione',
    german: 'Kaffeerösterei',
    japanese: '自家焙煎珈琲豆店',
    Korean: '커피 로스터리',
  },
  naming: {
    english: listed('coffee roastery, coffee beans, roastery, speciality coffee roaster, coffee roasters'),
    spanish: listed('tostadero de café, café en grano, tostadora de café'),
    french: listed('torréfaction, brûlerie, café en grains'),
    italian: listed('torrefattore, caffè in grani, torrefazione artigianale'),
    german: listed('rösterei, kaffeeladen'),
    japanese: listed('珈琲豆, コーヒー豆, 焙煎所, ロースター'),
    Korean: listed('로스터리, 원두 판매, 커피 원두, 로스팅'),
  },
  things: {
    english: listed('beans, roasted, single origin, grind, arabica, filter, wholesale coffee'),
    spanish: listed('granos, tueste, molido, arábica, orígenes'),
    french: listed('grains, torréfié, mouture, arabica, origines'),
    italian: listed('chicchi, tostatura, macinato, arabica, miscela'),
    german: listed('bohnen, röstung, arabica, sorten, mahlen, filterkaffee, kaffeebohnen, röstkaffee'),
    japanese: listed('焙煎, 豆, 深煎り, 浅煎り, ドリップ, ブレンド'),
    Korean: listed('원두, 볶음, 드립, 블렌드, 산미'),
  },
}
