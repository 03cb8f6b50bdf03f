import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sandwich-shop',
  kind: 'food-counter',
  names: {
    english: 'Sandwich and soup bar',
    spanish: 'Bocadillos y sopas',
    french: 'Sandwicherie et soupes',
    italian: 'Zuppe e panini',
    german: 'Suppenbar',
    japanese: 'サンドイッチ店',
    Korean: '샌드위치 가게',
  },
  naming: {
    english: listed(`sandwich shop, sandwich bar, soup bar, salad bar, deli sandwiches, bagel shop, lunch bar,
      sandwich van, toastie bar`),
    spanish: listed('bar de sopas, sandwichería, ensaladas para llevar'),
    french: listed('bar à soupes, bar à salades, sandwicherie artisanale, cantine du midi'),
    italian: listed('zupperia, insalateria, panineria'),
    german: listed('suppenküche, sandwichladen, salatbar, bagelladen, brötchenservice, mittagsbistro'),
    japanese: listed(
      'スープ専門店, サンドイッチ屋, おにぎり専門店, おにぎり屋, サラダ専門店, サンドイッチ専門店',
    ),
    Korean: listed('샐러드 가게, 샌드위치 카페, 수프 가게, 주먹밥집'),
  },
  things: {
    english: listed('soup, toastie, sandwiches, bagel, baguette, salad, wrap, lunch, panini, filled rolls'),
    spanish: listed('sopa, bocadillo, sándwich, ensalada, bagel, montaditos'),
    french: listed('soupe, sandwich, salade, bagel, formule midi, quiche, tartine'),
    italian: listed('zuppa, panino, insalata, bagel, toast, tramezzini'),
    german: listed('suppe, eintopf, sandwich, salat, bagel, belegte brötchen, mittagessen, wraps'),
    japanese: listed('スープ, サンドイッチ, サラダ, おにぎり'),
    Korean: listed('샌드위치, 샐러드, 수프, 베이글, 토스트'),
  },
}
