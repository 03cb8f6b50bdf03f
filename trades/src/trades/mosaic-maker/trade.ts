import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'mosaic-maker',
  kind: 'maker',
  names: {
    english: 'Mosaic maker',
    spanish: 'Mosaicos artesanales',
    french: 'Mosaïste',
    italian: 'Mosaicista',
    german: 'Mosaikwerkstatt',
    japanese: 'モザイク・タイル工房',
    Korean: '모자이크 타일 공방',
  },
  naming: {
    english:
      listed(`mosaics, mosaic artist, mosaic studio, mosaicist, mosaic art, mosaic workshop, tile maker,
      handmade tiles, hand-painted tiles, ceramic tile maker, mosaic commissions, tile artist,
      encaustic tiles`),
    spanish: listed(`mosaicos, mosaiquista, taller de mosaico, azulejos artesanales, trencadís, mosaicista,
      azulejos pintados a mano, azulejero artesano`),
    french: listed(`mosaïque, mosaïques d’art, atelier de mosaïque, carreaux artisanaux, mosaïque d’art,
      carreaux de ciment, faïence d’art`),
    italian:
      listed(`mosaici, mosaico artistico, laboratorio di mosaico, mosaici artistici, cementine artigianali,
      maioliche artigianali, piastrelle dipinte a mano`),
    german:
      listed(`Mosaik, Mosaikkunst, Mosaikleger, Mosaiklegerin, Mosaikkünstler, Mosaikkünstlerin, Mosaikatelier,
      Fliesenmanufaktur, Mosaizist, Mosaizistin, Kachelmanufaktur, Zementfliesen`),
    japanese: listed('モザイクタイル, モザイクアート, タイル工房, モザイク作家, タイルアート, モザイク工房'),
    Korean: listed('모자이크 공예, 타일공예, 모자이크 타일, 모자이크 공방, 타일아트, 수제타일'),
  },
  things: {
    english:
      listed(`tesserae, grout, tiles, smalti, splashbacks, pebbles, stones, mirrors, fragments, tables, wall art,
      nippers`),
    spanish: listed('teselas, azulejos, lechada, piedras, fragmentos, mesas, vidrio, espejos'),
    french: listed('tesselles, carreaux, joints, émaux, galets, tables, smalt, miroirs'),
    italian: listed('tessere, smalti, piastrelle, stucco, sassi, pannelli, tavoli, vetro, pavimenti'),
    german: listed(
      `Steine, Fugen, Scherben, Fliesen, Tische, Wandbild, Kiesel, Spiegel, Smalten, Ornament, Pool`,
    ),
    japanese: listed('タイル, 目地, 石, ガラス片, 鏡, コースター, 陶片, モチーフ'),
    Korean: listed('타일, 줄눈, 유리조각, 거울, 트레이, 테이블, 조각, 색유리'),
  },
}
