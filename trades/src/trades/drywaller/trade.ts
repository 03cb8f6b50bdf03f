import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'drywaller',
  kind: 'building-trade',
  names: {
    english: 'Drywaller',
    spanish: 'Pladurista',
    french: 'Plaquiste',
    italian: 'Cartongessista',
    german: 'Trockenbau',
    japanese: '左官屋',
    Korean: '석고보드 미장',
  },
  naming: {
    english:
      listed(`drywall, drywall contractor, dry lining, sheetrock, drywall repair, popcorn ceiling removal,
      rendering, stucco contractor, lath and plaster, dryliner, suspended ceilings`),
    spanish: listed('pladur, escayolista, tabiquería seca, yesos y escayolas, instalador de pladur'),
    french: listed('placo, plâtrier-plaquiste, pose de placo, staffeur, enduits de façade, jointeur'),
    italian: listed('cartongesso, controsoffitti, pareti in cartongesso'),
    german: listed('Trockenbauer, Trockenbauerin, Innenputz, Außenputz, Akustikbau, Gipserei'),
    japanese: listed('内装ボード工事, 漆喰, 石膏ボード工事, 内装下地'),
    Korean: listed('석고보드 시공, 경량칸막이, 천장 공사, 견출, 칸막이공사'),
  },
  things: {
    english:
      listed(`ceilings, taping, mudding, texture, skim, partitions, plasterboard, cracks, render, walls, Artex,
      cornice, coving, trowel`),
    spanish: listed('tabiques, techos, placas, molduras, paredes, grietas, falso techo'),
    french: listed('cloisons, plafonds, plaques, bandes, enduit, plâtre, corniches'),
    italian: listed('pareti, soffitti, lastre, rasatura, gesso, cornici, crepe, velette'),
    german: listed(`Wände, Decken, Gipskarton, Rigips, Spachteln, Ständerwerk, Abhangdecke, Stuck, Putz, Lehm,
      Trennwände, Risse`),
    japanese: listed('壁, 珪藻土, 土壁, 天井, 鏝, モルタル, 塗り壁, 下地'),
    Korean: listed('벽, 천장, 석고, 칸막이, 몰딩, 미장칼, 시멘트, 텍스'),
  },
}
