import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'supper-club',
  kind: 'table-service',
  otherKind: 'events',
  names: {
    english: 'Supper club',
    spanish: 'Cenas clandestinas',
    french: 'Table d’hôtes clandestine',
    italian: 'Home restaurant',
    german: 'Supper Club',
    japanese: 'サパークラブ',
    Korean: '서퍼클럽',
  },
  naming: {
    english: listed(`supper clubs, pop-up restaurant, underground restaurant, secret dining, pop-up dinner,
      home restaurant, communal dining, pop-up kitchen, long table dinners, farm dinners,
      community dinner table, pop-up dining, supperclub, dining club, chef’s table at home,
      secret supper club, pop-up supper`),
    spanish: listed(`supper club, restaurante clandestino, restaurante pop-up, club de cenas,
      restaurante a puerta cerrada, cenas a puerta cerrada, restaurante en casa, puerta cerrada`),
    french: listed(`supper club, restaurant éphémère, dîner secret, table éphémère, restaurant clandestin,
      dîners clandestins, résidence de chef, restaurant pop-up`),
    italian:
      listed(`supper club, ristorante pop-up, cene segrete, cena clandestina, ristorante in casa, social eating,
      ristorante clandestino, tavolata conviviale`),
    german:
      listed(`Supperclub, Pop-up-Restaurant, Wohnzimmerrestaurant, Pop-up-Dinner, Küchenparty, Privatrestaurant,
      Geheimdinner, Wohnzimmerdinner, Dinnerclub, Langtafel, Pop-up-Küche`),
    japanese: listed(
      '間借りレストラン, ポップアップレストラン, 一日限定レストラン, 間借りカレー, 間借り営業, 完全紹介制レストラン, 一組限定レストラン',
    ),
    Korean: listed(
      '팝업 레스토랑, 원테이블 레스토랑, 소셜다이닝, 비밀식당, 팝업 식당, 원테이블, 예약제 식당, 심야식당 팝업',
    ),
  },
  things: {
    english:
      listed(`courses, guests, table, menu, BYO, seats, strangers, tickets, chef, one night, candlelit, set menu,
      dietary, living room`),
    spanish: listed('platos, comensales, mesa, menú, chef, plazas, vino, noche, degustación'),
    french: listed('plats, convives, menu, chef, places, soirée, vin, tablée, dégustation'),
    italian: listed('portate, ospiti, tavolata, menù, cuoco, posti, vino, serata, degustazione'),
    german: listed(`Gänge, Gäste, Menü, Abend, Plätze, Wein, gemeinsam, Tickets, Köche, Überraschungsmenü`),
    japanese: listed('コース, 席, 食卓, シェフ, 予約制, 一夜限り, ワイン, ゲスト, 相席'),
    Korean: listed('코스, 자리, 셰프, 와인, 식탁, 하룻밤, 게스트, 함께, 오마카세'),
  },
}
