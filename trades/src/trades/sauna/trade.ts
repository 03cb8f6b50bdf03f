import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sauna',
  kind: 'beauty',
  otherKind: 'outdoors',
  names: {
    english: 'Sauna',
    spanish: 'Sauna',
    french: 'Sauna',
    italian: 'Sauna',
    german: 'Sauna',
    japanese: 'サウナ',
    Korean: '사우나',
  },
  naming: {
    english: listed('mobile sauna, wood fired sauna, barrel sauna, sauna tent, sauna boat, beach sauna'),
    spanish: listed('sauna móvil, sauna de leña, sauna finlandesa'),
    french: listed('sauna mobile, sauna au bois, sauna nordique, sauna finlandais'),
    italian: listed('sauna mobile, sauna a legna, sauna finlandese'),
    german: listed('mobile Sauna, Fasssauna, Saunafass, Saunawagen, Saunamobil, finnische Sauna'),
    japanese: listed('テントサウナ, サウナカー, 移動サウナ, フィンランドサウナ'),
    Korean: listed('이동식 사우나, 핀란드 사우나, 텐트 사우나'),
  },
  things: {
    english: listed('löyly, plunge pool, cold dip, cold plunge, steam'),
    spanish: listed('vapor, agua fría, piedras calientes'),
    french: listed('vapeur, bain froid, plongeon'),
    italian: listed('vapore, acqua fredda, tuffo'),
    german: listed('Aufguss, Tauchbecken, Saunaofen, Abkühlung, Dampf'),
    japanese: listed('ロウリュ, 水風呂, 外気浴'),
    Korean: listed('냉탕, 증기, 뜨거운 돌'),
  },
}
