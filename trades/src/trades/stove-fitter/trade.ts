import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'stove-fitter',
  kind: 'building-trade',
  names: {
    english: 'Stove fitter',
    spanish: 'Instalador de chimeneas',
    french: 'Poêlier',
    italian: 'Fumista',
    german: 'Ofenbauer',
    japanese: '薪ストーブ店',
    Korean: '벽난로 시공',
  },
  naming: {
    english:
      listed(`wood burning stoves, stove fitting, stove installer, log burner installation, fireplace installer,
      fireplaces, stove shop, multi-fuel stoves, log burner fitters, fireplace shop, pellet stoves,
      stove installation, HETAS installer, masonry heater, chimney relining`),
    spanish:
      listed(`chimeneas y estufas, estufas de leña, instalación de estufas, chimeneas, estufas de pellets,
      tienda de chimeneas`),
    french: listed(`fumiste, poêles à bois, cheministe, poseur de poêle, cheminées et poêles, âtrier,
      installation de poêle, poêlier-fumiste, poêle à granulés`),
    italian: listed(`stufe a legna, camini e stufe, stufe a pellet, caminetti, installazione stufe, stufaio,
      stufe in maiolica`),
    german: listed(`Ofenbauerin, Ofenbau, Kaminbau, Kaminbauer, Kaminbauerin, Kachelofenbau, Kachelofenbauer,
      Kachelofenbauerin, Ofensetzer, Ofensetzerin, Kaminöfen, Ofenstudio, Hafner, Hafnerin, Ofenhaus,
      Kachelöfen, Hafnerei`),
    japanese: listed(
      '薪ストーブ専門店, 薪ストーブ施工, 暖炉, ペレットストーブ, 薪ストーブ設置, 薪ストーブショップ',
    ),
    Korean: listed('벽난로, 화목난로, 펠릿난로, 난로 설치, 구들방 시공, 구들 시공'),
  },
  things: {
    english:
      listed(`flue, hearth, liner, logs, chamber, mantel, log burner, twin wall, register plate, glass, surround,
      beam, gas fires`),
    spanish: listed('pellets, casete, tubo, hogar, barbacoa, hierro fundido, humos'),
    french: listed('insert, tubage, bois, granulés, cheminée, conduit, foyer, bûches'),
    italian: listed('canna fumaria, maiolica, inserto, braciere, ghisa'),
    german: listed('Kamin, Grundofen, Kacheln, Schamotte, Holz, Specksteinofen, Feuer, Heizeinsatz'),
    japanese: listed('煙突, 炉台, 火, 鋳物, 二重煙突, 炎, 暖房'),
    Korean: listed('연통, 난로, 구들, 화덕, 펠릿, 불, 아궁이'),
  },
}
