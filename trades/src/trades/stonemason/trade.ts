import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'stonemason',
  kind: 'building-trade',
  otherKind: 'maker',
  names: {
    english: 'Stonemason',
    spanish: 'Cantero',
    french: 'Tailleur de pierre',
    italian: 'Scalpellino',
    german: 'Steinmetz',
    japanese: '石材店',
    Korean: '석재',
  },
  naming: {
    english: listed('stonemasonry, stone mason, masonry restoration, stone restoration, letter cutter'),
    spanish: listed('cantería, marmolista, marmolería, tallista de piedra'),
    french: listed('taille de pierre, marbrier, marbrerie, tailleuse de pierre'),
    italian: listed('marmista, marmeria, lavorazione pietra, lavorazione marmo, marmi e graniti, lapicida'),
    german: listed('steinmetzbetrieb, steinbildhauer, natursteinbetrieb, steinmetzmeister'),
    japanese: listed('石屋, 石工, 石材加工, 石工事, 石屋さん'),
    Korean: listed('석공, 석재상, 돌 공사, 석공예'),
  },
  things: {
    english: listed('stone, granite, marble, sandstone, carving, limestone, lintel, chisel'),
    spanish: listed('piedra, granito, mármol, talla, encimera'),
    french: listed('pierre, granit, marbre, sculpture, calcaire'),
    italian: listed('pietra, marmo, scultura, soglia'),
    german: listed('stein, granit, marmor, sandstein, grabstein, treppe, fensterbank'),
    japanese: listed('石, 御影石, 大理石'),
    Korean: listed('돌, 화강암, 대리석'),
  },
}
