import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'cabin-rental',
  kind: 'lodging',
  names: {
    english: 'Cabins and lodges',
    spanish: 'Cabañas',
    french: 'Chalets et cabanes',
    italian: 'Chalet e baite',
    german: 'Ferienhäuser und Hütten',
    japanese: '貸別荘・コテージ',
    Korean: '독채 펜션',
  },
  naming: {
    english: listed(`holiday cabins, log cabin, holiday lodge, cabins, self catering cabins, tiny house stay,
      beach hut rental`),
    spanish: listed('cabañas rurales, cabaña de madera, alquiler de cabañas, chalet de vacaciones'),
    french: listed('chalet à louer, cabane dans les arbres, location de chalet, tiny house'),
    italian: listed('chalet in affitto, baita, casa vacanze in legno'),
    german: listed('blockhaus, almhütte, berghütte zu mieten, tiny house urlaub, ferienhütte'),
    japanese: listed('コテージ, 貸別荘, ログハウス, バンガロー, 一棟貸し'),
    Korean: listed('오두막, 통나무집, 독채 숙소, 방갈로, 풀빌라'),
  },
  things: {
    english: listed(
      `sleeps, self contained, hot tub, wood stove, midweek, minimum stay, check in, linen, chalets`,
    ),
    spanish: listed('plazas, jacuzzi, sábanas, entrada, fin de semana, bungalows'),
    french: listed('couchages, poêle, jacuzzi, draps, arrivée, week-end, cabanes'),
    italian: listed(
      `posti letto, stufa, vasca idromassaggio, lenzuola, arrivo, soggiorno minimo, casette, bungalow`,
    ),
    german: listed(
      `schlafplätze, kamin, bettwäsche, anreise, selbstversorger, ferienhaus, ferienhäuser, chalet`,
    ),
    japanese: listed('定員, 薪ストーブ, バーベキュー, チェックイン, 一棟, 連泊'),
    Korean: listed('독채, 바베큐, 입실, 퇴실, 인원'),
  },
}
