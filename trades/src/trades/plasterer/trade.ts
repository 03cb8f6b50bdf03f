import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'plasterer',
  kind: 'building-trade',
  names: {
    english: 'Plasterer',
    spanish: 'Yesero',
    french: 'Plâtrier',
    italian: 'Intonacatore',
    german: 'Stuckateur',
    japanese: '左官',
    Korean: '미장 공사',
  },
  naming: {
    english: listed(
      `plastering, plasterers, rendering contractor, skimming, venetian plaster, lime plastering`,
    ),
    spanish: listed('yesos, enlucidos, revocos, enlucido de yeso'),
    french: listed('plâtrerie, enduiseur, plâtrier-peintre'),
    italian: listed('intonaci, gessista, stuccatore'),
    german: listed('stuckateurbetrieb, verputzer, gipser, putzarbeiten, stuckarbeiten, lehmputz'),
    japanese: listed('左官職人, 漆喰塗り, 左官工事, 左官業'),
    Korean: listed('미장, 미장공, 석고 시공'),
  },
  things: {
    english: listed('plaster, skim, render, ceiling, wall, lime, artex, coving'),
    spanish: listed('pared, techo, cal, moldura'),
    french: listed('plâtre, enduit, mur, plafond, chaux, cloison'),
    italian: listed('gesso, parete, soffitto, calce, stucco'),
    german: listed('putz, wand, decke, kalk, stuck'),
    japanese: listed('壁, 土壁, 珪藻土, モルタル'),
    Korean: listed('벽, 시멘트, 석고, 회벽, 천장'),
  },
}
