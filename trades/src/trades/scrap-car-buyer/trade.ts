import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'scrap-car-buyer',
  kind: 'home-call-out',
  names: {
    english: 'Scrap car buyer',
    spanish: 'Desguace',
    french: 'Épaviste',
    italian: 'Autodemolizione',
    german: 'Autoverwertung',
    japanese: '廃車買取',
    Korean: '폐차장',
  },
  naming: {
    english:
      listed(`scrap cars, scrap my car, scrap car collection, junk car buyer, cash for cars, we buy junk cars,
      car breakers, breakers yard, salvage yard, auto wrecker, scrap metal, scrap yard,
      scrap metal dealer, junk cars, car removal, wreckers, auto salvage`),
    spanish: listed(`desguaces, chatarrero, chatarra, compra de coches viejos, chatarrería, compro coches,
      baja de vehículos`),
    french:
      listed(`casse auto, enlèvement d’épave, ferrailleur, enlèvement de véhicules, rachat de voiture, ferraille,
      casse automobile, centre VHU`),
    italian:
      listed(`demolizione auto, sfasciacarrozze, rottamazione auto, compro auto, rottamaio, autodemolitore,
      acquisto auto incidentate, ritiro ferro vecchio`),
    german:
      listed(`Autoankauf, Schrotthandel, Schrotthändler, Schrotthändlerin, Schrottabholung, Autoverwerter,
      Autoverwerterin, Autoentsorgung, Schrottauto, Unfallwagenankauf, Altmetallhandel, Autoexport,
      Motorschaden Ankauf`),
    japanese: listed('廃車, 事故車買取, 自動車解体, スクラップ, 鉄くず買取, 解体車, 不動車買取, くず鉄'),
    Korean: listed('폐차, 폐차 대행, 사고차 매입, 고철 매입, 중고부품, 고철상, 폐차보상'),
  },
  things: {
    english: listed(`non-runners, MOT failures, cash, collection, DVLA, copper, wrecks, used parts, title,
      catalytic converters, spares, accident damaged, tow`),
    spanish: listed(
      `siniestro, baja, recambios usados, metal, cobre, averiado, grúa gratis, coche viejo, hierro`,
    ),
    french: listed(
      `épave, cuivre, métaux, pièces d’occasion, destruction, hors d’usage, accidenté, en panne`,
    ),
    italian: listed('rottame, radiazione, ricambi usati, incidentata, rame, metalli, ferro, fuso, ritiro'),
    german:
      listed(`Schrott, Altauto, Unfallwagen, Motorschaden, Barzahlung, Abmeldung, Altmetall, Gebrauchtteile,
      Kupfer, Export, ohne TÜV`),
    japanese: listed('廃車手続き, 不動車, 事故車, 車検切れ, 中古部品, 金属, 銅, 引き取り, 鉄'),
    Korean: listed('말소, 고철, 압류차, 보상금, 사고차, 침수차, 부품, 견인, 구리'),
  },
}
