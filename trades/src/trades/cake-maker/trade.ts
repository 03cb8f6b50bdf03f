import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'cake-maker',
  kind: 'maker',
  otherKind: 'food-counter',
  names: {
    english: 'Cake maker',
    spanish: 'Tartas personalizadas',
    french: 'Cake designer',
    italian: 'Cake designer',
    german: 'Tortenatelier',
    japanese: 'オーダーケーキ',
    Korean: '주문 제작 케이크',
  },
  naming: {
    english:
      listed(`wedding cakes, cake decorator, custom cakes, celebration cakes, birthday cakes, cake artist,
      cupcakes, cake designer, wedding cake maker, bespoke cakes, novelty cakes, cake decorating,
      cake shop, make cakes, vegan cakes, weird cakes, sculpted cakes`),
    spanish:
      listed(`repostera creativa, repostería creativa, tartas de boda, tartas fondant, pasteles personalizados,
      tartas de cumpleaños, cake designer, tartas por encargo`),
    french: listed(`wedding cake, gâteaux sur mesure, gâteaux personnalisés, cake design, pièce montée,
      gâteaux d’anniversaire, number cake, gâteaux de mariage`),
    italian: listed(`torte decorate, torte nuziali, torte personalizzate, cake design, torte di compleanno,
      torte su ordinazione, wedding cake`),
    german:
      listed(`Motivtorten, Hochzeitstorten, Tortendesign, Tortendesigner, Tortendesignerin, Tortenmanufaktur,
      Cupcakes, Geburtstagstorten, Tortenbäcker, Tortenbäckerin, Tortenkünstler, Tortenkünstlerin,
      Tortenwerkstatt, Torten auf Bestellung, Cake Design`),
    japanese: listed(
      'デコレーションケーキ専門, ウェディングケーキ, アイシングクッキー, ケーキ工房, バースデーケーキ, 特注ケーキ, デコレーションケーキ, ケーキ作家',
    ),
    Korean: listed(
      '수제케이크, 레터링케이크, 주문케이크, 떡케이크, 웨딩케이크, 앙금플라워, 도시락케이크, 맞춤 케이크, 수제 케이크, 케이크 공방, 떡케이크 공방',
    ),
  },
  things: {
    english:
      listed(`tiers, sponge, buttercream, fondant, sugar flowers, macarons, ganache, drip, toppers, portions,
      collection, tasting box, gluten free, flavours, sugarcraft, cake, dozen`),
    spanish:
      listed(`fondant, buttercream, cupcakes, bizcocho, galletas decoradas, pisos, flores de azúcar, relleno,
      macarons, pastel, gelatinas`),
    french:
      listed(`pâte à sucre, ganache, cupcakes, génoise, étages, fleurs en sucre, macarons, layer cake, parts,
      gâteau`),
    italian:
      listed(`pasta di zucchero, crema al burro, cupcake, piani, fiori di zucchero, pan di spagna, macaron,
      farcitura, torta`),
    german:
      listed(`Torten, Fondant, Buttercreme, Etagen, Zuckerblumen, Biskuit, Macarons, Ganache, Kuchen, Füllung,
      Naked Cake, Cake Pops, torte`),
    japanese: listed(
      'スポンジ, 生クリーム, カップケーキ, 誕生日, シュガー, アレルギー対応, フルーツ, 立体, 段, ケーキ, フォンダン',
    ),
    Korean: listed('크림, 시트, 컵케이크, 생일, 앙금, 맞춤, 토퍼, 초코, 과일, 케이크'),
  },
}
