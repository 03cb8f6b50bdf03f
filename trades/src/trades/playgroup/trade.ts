import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'playgroup',
  kind: 'children',
  names: {
    english: 'Playgroup',
    spanish: 'Grupo de juego',
    french: 'Groupe de jeu parents-enfants',
    italian: 'Spazio gioco',
    german: 'Spielgruppe',
    japanese: '親子サークル',
    Korean: '육아 모임',
  },
  naming: {
    english:
      listed(`toddler group, baby group, parent and toddler, parent and baby group, stay and play, drop in childcare, mums and tots,
      mother and toddler`),
    spanish: listed('ludoteca, grupo de crianza, espacio de juego, espacio familiar'),
    french: listed('lieu d’accueil parents-enfants, halte-garderie, café des parents, ludothèque'),
    italian: listed('baby parking, ludoteca, spazio mamma bimbo, gruppo gioco'),
    german: listed('krabbelgruppe, eltern-kind-gruppe, miniclub, babytreff, mutter-kind-gruppe'),
    japanese: listed('子育てサロン, 親子ひろば, 子育て広場, ベビーサークル, 子育てサークル, 親子サロン'),
    Korean: listed('공동 육아, 부모 아이 모임, 놀이방, 키즈 모임'),
  },
  things: {
    english: listed('toddlers, toast, singing, toys, mums, dads, prams, rhymes'),
    spanish: listed('peques, juego libre, canciones, familias'),
    french: listed('tout-petits, jeux, parents, comptines, éveil'),
    italian: listed('bimbi, mamme, canzoncine, giochi'),
    german: listed('singen, krabbeln, mamas, papas, spielzeug, kleinkinder'),
    japanese: listed('親子, 乳幼児, 手遊び, ママ, おもちゃ'),
    Korean: listed('엄마, 놀이, 아기, 동요'),
  },
}
