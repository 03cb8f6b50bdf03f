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
    english: [
      'plastering',
      'plasterers',
      'rendering contractor',
      'skimming',
      'venetian plaster',
      'lime plastering',
    ],
    spanish: ['yesos', 'enlucidos', 'revocos', 'enlucido de yeso'],
    french: ['plâtrerie', 'enduiseur', 'plâtrier-peintre'],
    italian: ['intonaci', 'gessista', 'stuccatore'],
    german: ['stuckateurbetrieb', 'verputzer', 'gipser', 'putzarbeiten', 'stuckarbeiten', 'lehmputz'],
    japanese: ['左官職人', '漆喰塗り', '左官工事'],
    Korean: ['미장', '미장공', '석고 시공'],
  },
  things: {
    english: ['plaster', 'skim', 'render', 'ceiling', 'wall', 'lime', 'artex', 'coving'],
    spanish: ['pared', 'techo', 'cal', 'moldura'],
    french: ['plâtre', 'enduit', 'mur', 'plafond', 'chaux', 'cloison'],
    italian: ['gesso', 'parete', 'soffitto', 'calce', 'stucco'],
    german: ['putz', 'wand', 'decke', 'kalk', 'stuck'],
    japanese: ['壁', '土壁', '珪藻土', 'モルタル'],
    Korean: ['벽', '시멘트', '석고', '회벽', '천장'],
  },
}
