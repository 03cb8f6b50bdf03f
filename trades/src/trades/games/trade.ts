import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'games',
  kind: 'shop',
  names: {
    english: 'Board game shop',
    spanish: 'Tienda de juegos',
    french: 'Boutique de jeux',
    italian: 'Negozio di giochi',
    german: 'Spieleladen',
    japanese: 'ボードゲーム店',
    Korean: '보드게임 가게',
  },
  naming: {
    english:
      listed(`tabletop game store, game shop, comic shop, comic book shop, trading card shop, hobby shop,
      model shop`),
    spanish: listed('tienda de cómics, librería de cómics, tienda de modelismo'),
    french: listed('librairie bd, magasin de bd, boutique de modélisme'),
    italian: listed('fumetteria, negozio di fumetti, negozio di modellismo'),
    german: listed(
      `comicladen, brettspielladen, tabletop laden, modellbauladen, sammelkartenladen, spielegeschäft`,
    ),
    japanese: listed('カードショップ, ホビーショップ, 模型店, コミック専門店'),
    Korean: listed('만화 가게, 카드샵, 프라모델 가게, 모형 가게'),
  },
  things: {
    english: listed(
      `board games, comics, manga, warhammer, magic cards, dice, miniatures, model railway, game night`,
    ),
    spanish: listed('juegos de mesa, cómics, manga, figuras, cartas, dados, miniaturas, maquetas'),
    french: listed(
      `jeux de société, bandes dessinées, manga, figurines, cartes à jouer, modélisme, soirée jeux`,
    ),
    italian: listed('giochi da tavolo, fumetti, manga, carte collezionabili, miniature, dadi, modellini'),
    german: listed(
      `brettspiele, comics, manga, würfel, sammelkarten, miniaturen, modelleisenbahn, spieleabend`,
    ),
    japanese: listed('ボードゲーム, トレカ, プラモデル, 模型, フィギュア, 漫画'),
    Korean: listed('보드게임, 만화, 피규어, 카드, 프라모델, 모형'),
  },
}
