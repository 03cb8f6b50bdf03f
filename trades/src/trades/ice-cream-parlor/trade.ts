import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'ice-cream-parlor',
  kind: 'food-counter',
  names: {
    english: 'Ice cream parlour',
    spanish: 'Heladería',
    french: 'Glacier',
    italian: 'Gelateria',
    german: 'Eisdiele',
    japanese: 'アイスクリーム店',
    Korean: '아이스크림 가게',
  },
  naming: {
    english: [
      'ice cream shop',
      'ice cream',
      'gelato',
      'gelateria',
      'ice cream parlor',
      'gelato shop',
      'frozen yogurt',
      'sorbet maker',
    ],
    spanish: ['helado artesano', 'heladero', 'helados', 'yogurtería'],
    french: ['artisan glacier', 'crèmes glacées', 'glaces artisanales'],
    italian: ['gelato artigianale', 'gelataio', 'cremeria', 'granite'],
    german: ['eiscafé', 'eismanufaktur', 'eissalon', 'gelateria', 'speiseeis', 'eis'],
    japanese: ['ジェラート', 'アイス屋', 'ジェラート店', 'かき氷', 'ソフトクリーム'],
    Korean: ['젤라또', '아이스크림', '빙수', '젤라또 가게'],
  },
  things: {
    english: ['scoop', 'cone', 'flavour', 'flavor', 'sorbet', 'sundae', 'tub', 'vanilla', 'pistachio'],
    spanish: ['cucurucho', 'sabor', 'sorbete', 'tarrina', 'granizado'],
    french: ['cornet', 'parfum', 'sorbet', 'boule', 'coupe'],
    italian: ['cono', 'gusto', 'sorbetto', 'coppetta'],
    german: ['kugel', 'waffel', 'sorte', 'becher', 'vanille', 'sorbet'],
    japanese: ['アイス', 'コーン', 'シャーベット', 'バニラ', '氷'],
    Korean: ['콘', '소르베', '컵', '바닐라', '팥빙수'],
  },
  schemaType: 'IceCreamShop',
}
