import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'basket-maker',
  kind: 'maker',
  names: {
    english: 'Basket maker',
    spanish: 'Cestería',
    french: 'Vannier',
    italian: 'Cestaio',
    german: 'Korbflechterei',
    japanese: 'かご編み工房',
    Korean: '바구니 공예',
  },
  naming: {
    english:
      listed(`basketry, basket weaver, willow weaver, willow weaving, broom maker, chair seat weaver, cane worker,
      rush weaver`),
    spanish: listed('cestero, cestera, escobas artesanas'),
    french: listed('vannerie, vannière, osiériculteur, balais artisanaux'),
    italian: listed('cesti artigianali, scope artigianali, impagliatore'),
    german: listed('korbmacher, korbflechter, korbflechterin, besenbinder, bürstenmacher, bürstenbinder'),
    japanese: listed('竹細工, 籐細工, かごバッグ, 竹工房, ほうき職人'),
    Korean: listed('라탄 공방, 대나무 공예, 짚풀 공예'),
  },
  things: {
    english: listed('willow, baskets, cane, rush, hurdles, brooms, hampers'),
    spanish: listed('cestas, cañas, capazos, esparto, mimbre'),
    french: listed('osier, paniers, rotin, corbeilles, balais'),
    italian: listed('vimini, cesti, giunco, intrecci, canestri, intreccio'),
    german: listed('weide, körbe, rattan, besen, bürsten, geflecht'),
    japanese: listed('かご, 竹, 籐, つる, ざる'),
    Korean: listed('라탄, 바구니, 대나무, 왕골'),
  },
}
