import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'stained-glass',
  kind: 'maker',
  names: {
    english: 'Stained glass maker',
    spanish: 'Vidrieras artísticas',
    french: 'Vitrailliste',
    italian: 'Vetrate artistiche',
    german: 'Glasmalerei',
    japanese: 'ステンドグラス工房',
    Korean: '스테인드글라스 공방',
  },
  naming: {
    english: listed(`stained glass, leaded lights, stained glass artist, leaded glass, stained glass repair,
      leaded windows, stained glass studio, glass blowing, glassblowing, stained-glass, neon sign maker`),
    spanish: listed(`vidriero artístico, vitrales, vitralista, taller de vidrieras, vitrofusión, emplomados`),
    french: listed(
      `vitrail, maître verrier, vitraux, atelier de vitrail, vitrailliste d’art, vitraux tiffany`,
    ),
    italian: listed('vetrate, vetrata artistica, vetraio artistico, vetrate tiffany'),
    german:
      listed(`Bleiverglasung, Glasatelier, Glasmaler, Glasmalerin, Kunstglaserei, Glasgestaltung, Glashütte,
      Tiffany-Glas`),
    japanese: listed('ステンドグラス, 硝子工房, ガラスフュージング'),
    Korean: listed('스테인드글라스, 블로잉 유리, 유리공예 공방, 램프워킹, 썬캐쳐 공방'),
  },
  things: {
    english:
      listed(`panels, lead, came, copper foil, windows, transoms, solder, kiln, tiffany, vases, church, panes,
      suncatchers, coloured glass, baubles`),
    spanish: listed('vidrio, plomo, tiffany, ventanas, horno, lámparas, colores, jarrones'),
    french: listed('verre, plomb, fenêtres, tiffany, four, lampes, couleurs'),
    italian: listed('vetro, piombo, finestre, tiffany, lampade, colori, murano, perle'),
    german:
      listed(`Blei, Fenster, Farben, Tiffany, Ofen, Lampen, Kirchenfenster, Vasen, Fusing, Lot, Fensterbilder,
      Kugeln`),
    japanese: listed('ガラス, ハンダ, ランプ, 窓, 窯, 花瓶, 色ガラス, 鉛線, 切子, グラス'),
    Korean: listed('유리, 납선, 조명, 창, 가마, 색유리, 썬캐쳐, 화병, 동테이프'),
  },
}
