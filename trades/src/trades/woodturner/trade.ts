import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'woodturner',
  kind: 'maker',
  names: {
    english: 'Woodturner',
    spanish: 'Tornero de madera',
    french: 'Tourneur sur bois',
    italian: 'Tornitore del legno',
    german: 'Drechslerei',
    japanese: '木工旋盤・木彫り工房',
    Korean: '우드터닝 목공예',
  },
  naming: {
    english:
      listed(`woodturning, wood turner, wood turning, turned bowls, pen turning, green woodworking, turn bowls,
      bodger, hand-turned, spoon carving`),
    spanish: listed(
      `torneado de madera, tallista, tornería de madera, tallador de madera, cucharas talladas`,
    ),
    french: listed('tournage sur bois, tournerie, sculpture sur bois, tourneuse sur bois'),
    italian: listed(`tornitura legno, intaglio legno, scultore in legno, tornitura del legno, intagliatrice`),
    german:
      listed(`Drechsler, Drechslerin, Holzdrechsler, Holzdrechslerin, Schnitzerei, Drechseln, Löffelschnitzer,
      Löffelschnitzerin, Holzschnitzerei, Herrgottschnitzer, Herrgottschnitzerin, Drechslerwerkstatt`),
    japanese: listed('ウッドターニング, 木工旋盤, 木のうつわ, ろくろ木工, 木彫工房, 木地師'),
    Korean: listed('우드터닝, 목선반, 목공예 공방, 서각'),
  },
  things: {
    english:
      listed(`bowls, lathe, spindles, burr, pens, spoons, gouge, vases, ash, sycamore, platters, finials,
      sculptures, walnut, candlesticks`),
    spanish: listed('cuencos, torno, gubia, cucharas, bolígrafos, nogal, madera, esculturas, jarrones'),
    french: listed('bols, tour à bois, gouge, stylos, coupes, loupe, noyer, toupies, cuillères'),
    italian: listed('ciotole, tornio, sgorbia, penne, cucchiai, noce, presepi, sculture, piatti'),
    german:
      listed(`Schalen, Drehbank, Holz, Nussbaum, Stifte, Pfeffermühlen, Kreisel, Löffel, Figuren, Schnitzeisen,
      Wurzelholz`),
    japanese: listed('木, 器, 旋盤, スプーン, 皿, 彫刻刀, 椀, 木目, 彫刻'),
    Korean: listed('나무, 그릇, 접시, 숟가락, 도마, 조각도, 펜, 원목'),
  },
}
