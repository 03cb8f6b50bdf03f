import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'tea',
  kind: 'food-counter',
  names: {
    english: 'Tea shop',
    spanish: 'Tienda de té',
    french: 'Maison de thé',
    italian: 'Negozio di tè',
    german: 'Teeladen',
    japanese: '日本茶専門店',
    Korean: '차 가게',
  },
  naming: {
    english: listed('tea merchant, tea store, loose leaf tea, tea blender, herbal tea maker'),
    spanish: listed('tetería, tés e infusiones'),
    french: listed('boutique de thé, marchand de thé, comptoir de thé, tisanes artisanales'),
    italian: listed('tè e tisane'),
    german: listed('teegeschäft, teehandel, teehaus, teemanufaktur'),
    japanese: listed('お茶屋, 茶園, お茶の専門店, 茶舗, 抹茶専門店, お茶屋さん'),
    Korean: listed('다원, 전통차, 녹차 판매'),
  },
  things: {
    english: listed('loose leaf, green tea, matcha, oolong, blends, infusions, teapots'),
    spanish: listed('té verde, infusiones, matcha, rooibos, mezclas, teteras'),
    french: listed('thé vert, oolong, infusions, matcha, mélanges, théières'),
    italian: listed('tè verde, infusi, matcha, miscele, teiere'),
    german: listed('tee, grüntee, oolong, mischungen, matcha, kannen'),
    japanese: listed('煎茶, 抹茶, ほうじ茶, 玉露, 茶葉, 急須, 新茶'),
    Korean: listed('녹차, 말차, 보이차, 찻잎, 다기'),
  },
}
