import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'blacksmith',
  kind: 'maker',
  names: {
    english: 'Blacksmith',
    spanish: 'Herrero',
    french: 'Forgeron',
    italian: 'Fabbro',
    german: 'Kunstschmied',
    japanese: '鍛冶屋',
    Korean: '대장간',
  },
  naming: {
    english: [
      'ironwork',
      'wrought iron',
      'artist blacksmith',
      'ornamental ironwork',
      'metalsmith',
      'forge work',
    ],
    spanish: ['herrería', 'forja artística', 'forjador', 'cerrajería artística'],
    french: ['ferronnier', 'ferronnerie', "ferronnerie d'art", 'forge'],
    italian: ['fabbro ferraio', 'ferro battuto', 'carpenteria metallica leggera'],
    german: ['schmied', 'schmiede', 'kunstschmiede', 'metallgestaltung', 'schmiedearbeiten', 'schlosserei'],
    japanese: ['鍛冶', '鉄工房', '鍛鉄', '鍛冶工房', 'アイアンワーク'],
    Korean: ['대장장이', '단조 공방', '철공소', '단조'],
  },
  things: {
    english: ['gate', 'railing', 'iron', 'forge', 'anvil', 'balustrade', 'candlestick', 'latch', 'steel'],
    spanish: ['hierro', 'forja', 'reja', 'puerta', 'barandilla', 'yunque'],
    french: ['fer', 'portail', 'rampe', 'grille', 'enclume', 'garde-corps'],
    italian: ['ferro', 'cancello', 'ringhiera', 'inferriata', 'incudine'],
    german: ['eisen', 'tor', 'geländer', 'gitter', 'amboss', 'zaun', 'stahl'],
    japanese: ['鉄', '門扉', '手すり', '金床', '鋼'],
    Korean: ['쇠', '대문', '난간', '철', '호미'],
  },
}
