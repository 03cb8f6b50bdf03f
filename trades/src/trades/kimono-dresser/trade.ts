import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'kimono-dresser',
  kind: 'beauty',
  names: {
    english: 'Kimono dressing',
    spanish: 'Vestir kimono',
    french: 'Habillage de kimono',
    italian: 'Vestizione di kimono',
    german: 'Kimono-Ankleide',
    japanese: '着付け',
    Korean: '한복 대여',
  },
  naming: {
    english: listed('kimono dresser, kimono rental, sari draping, sari draper, kimono hire, hanbok rental'),
    spanish: listed('alquiler de kimonos, vestir flamenca'),
    french: listed('location de kimono'),
    italian: listed('noleggio kimono'),
    german: listed('kimono verleih, kimono anziehen, trachtenverleih'),
    japanese: listed('着物の着付け, 着付け教室, 着物レンタル, 出張着付け, 振袖レンタル, 着付け師, 着付師'),
    Korean: listed('한복 체험, 한복집, 한복 맞춤'),
  },
  things: {
    english: listed('kimono, obi, yukata, hair set, furisode, sari, pleats'),
    spanish: listed('kimono, obi, yukata, peinado'),
    french: listed('obi, yukata, essayage, kimono'),
    italian: listed('obi, yukata, prova, kimono'),
    german: listed('kimono, obi, yukata, frisur'),
    japanese: listed('着物, 振袖, 浴衣, 帯, 袴, ヘアセット, 訪問着, 留袖'),
    Korean: listed('한복, 저고리, 치마, 머리 장식, 족두리'),
  },
}
