import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'repair-cafe',
  kind: 'community',
  otherKind: 'repairer',
  names: {
    english: 'Repair café',
    spanish: 'Repair café',
    french: 'Repair café',
    italian: 'Repair café',
    german: 'Repair-Café',
    japanese: 'リペアカフェ',
    Korean: '리페어카페',
  },
  naming: {
    english: listed(`repair cafés, fix-it clinic, mending group, community repair, fixit café, restart party,
      community workshop, fixers group, visible mending circle, bike kitchen, fix-it café`),
    spanish: listed('café de reparación, taller comunitario, taller de autorreparación, repara café'),
    french:
      listed(`atelier de réparation participatif, café bricole, repair cafés, atelier partagé, café réparation,
      atelier d’autoréparation`),
    italian: listed('ciclofficina popolare, riparazioni comunitarie, officina condivisa'),
    german: listed(`Repaircafé, Repair Café, Reparaturcafé, Reparaturtreff, offene Werkstatt, Reparierbar,
      Selbsthilfewerkstatt, Reparaturinitiative`),
    japanese: listed(
      '修理カフェ, 市民工房, 道具ライブラリー, ファブラボ, シェア工房, メイカースペース, 修理の会, 物々交換会',
    ),
    Korean: listed(
      '수리 카페, 마을공방, 공유공구, 메이커스페이스, 공구도서관, 마을 수리소, 팹랩, 수리 모임, 리페어 카페',
    ),
  },
  things: {
    english:
      listed(`tool library, makerspace, hackerspace, fab lab, swap shop, clothes swap, volunteers, toasters, mend,
      lamps, donations, bring, fix together, cake, soldering, borrow, broken, sewing machines, jumpers,
      landfill, free, monthly`),
    spanish:
      listed(`biblioteca de cosas, makerspace, biblioteca de objetos, fablab, intercambio de ropa, voluntarios,
      tostadoras, lámparas, donativos, herramientas, arreglar, café, barrio, gratis`),
    french:
      listed(`bricothèque, outilthèque, fablab, gratiferia, bibliothèque d’objets, bénévoles, grille-pain, lampes,
      dons, outils, réparer ensemble, convivial, gratuit, quartier`),
    italian:
      listed(`biblioteca degli oggetti, fablab, makerspace, baratto, volontari, tostapane, lampade, offerte,
      attrezzi, riparare insieme, gratis, quartiere, riuso`),
    german:
      listed(`Leihladen, Makerspace, Fablab, Umsonstladen, Kleidertausch, Verschenkladen, Hackspace, Toaster,
      Lampen, Spenden, Kaffee und Kuchen, Werkzeug, kostenlos, gemeinsam, Kleidung flicken, Löten,
      mitbringen`),
    japanese: listed('ボランティア, トースター, 寄付, 道具, 一緒に直す, 地域, 無料, 修繕'),
    Korean: listed('토스터, 기부, 공구, 함께 고치기, 마을, 무료, 우산, 나눔'),
  },
}
