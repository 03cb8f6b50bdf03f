import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'chair-caner',
  kind: 'repairer',
  otherKind: 'maker',
  names: {
    english: 'Chair caner',
    spanish: 'Rejilla y enea',
    french: 'Canneur-rempailleur',
    italian: 'Impagliatore di sedie',
    german: 'Stuhlflechterei',
    japanese: '籐椅子修理',
    Korean: '라탄 의자 수리',
  },
  naming: {
    english:
      listed(`chair caning, cane seats, rush seating, seat weaving, caning, chair caning repair, rush seats,
      wicker repair, rattan repair, seat weaver, wicker restoration, chair seat weaving`),
    spanish: listed(
      `enea, sillas de enea, rejilla de sillas, sillero, reparación de rejilla, asientos de enea`,
    ),
    french: listed(`cannage, rempaillage, canneuse, rempailleur, rempailleuse, canneur, cannage de chaises,
      rempaillage de chaises,
      rempaille, rempaillons`),
    italian: listed(
      `impagliatura sedie, impagliatura, impagliatrice, paglia di vienna, intreccio sedie, cesteria`,
    ),
    german:
      listed(`Stuhlflechter, Stuhlflechterin, Flechtwerkstatt, Wiener Geflecht, Flechterei, Stuhlgeflecht,
      Stühle flechten`),
    japanese: listed('籐修理, 籐張替え, 座編み, ペーパーコード張替え, かご編み'),
    Korean: listed('라탄 공예, 의자 위빙, 등나무 수리, 페이퍼코드 의자, 등가구 수리'),
  },
  things: {
    english:
      listed(`cane, rush, wicker, seats, rattan, seagrass, danish cord, bentwood, bergère, woven, webbing, chairs,
      sagging`),
    spanish: listed('sillas, asientos, anea, ratán, respaldo, mecedora'),
    french: listed('chaises, paille, rotin, assise, osier, sièges, tressage, bergère'),
    italian: listed('sedie, paglia, vimini, rattan, seduta, midollino, poltrona'),
    german:
      listed(`Stühle, Geflecht, Sitzfläche, Binsen, Rattan, Thonet, Peddigrohr, Flechten, Sessel, durchgesessen,
      Weide`),
    japanese: listed('籐, 椅子, 座面, ラタン, 編み, ペーパーコード, 籠, 竹'),
    Korean: listed('라탄, 등나무, 의자, 좌판, 짜임, 왕골, 바구니, 케인'),
  },
}
