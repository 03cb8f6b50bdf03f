import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'toys',
  kind: 'shop',
  names: {
    english: 'Toy shop',
    spanish: 'Juguetería',
    french: 'Magasin de jouets',
    italian: 'Negozio di giocattoli',
    german: 'Spielwarengeschäft',
    japanese: 'おもちゃ屋',
    Korean: '장난감 가게',
  },
  naming: {
    english: listed('toy store, toyshop, wooden toy shop'),
    spanish: listed('tienda de juguetes, juguetes de madera'),
    french: listed('boutique de jouets, jouets en bois'),
    italian: listed('giocattoleria, giochi in legno'),
    german: listed('spielzeugladen, spielwarenladen, spielzeuggeschäft'),
    japanese: listed('玩具店, 木のおもちゃ店, おもちゃ店, おもちゃ屋さん'),
    Korean: listed('완구점, 장난감 매장, 원목 장난감'),
  },
  things: {
    english: listed('toys, puzzle, teddy, lego, doll, board game, train set, jigsaw'),
    spanish: listed('juguete, puzle, peluche, lego, muñeca, juegos de mesa'),
    french: listed('jouet, puzzle, peluche, lego, poupée, jeux de société'),
    italian: listed('giocattoli, puzzle, peluche, lego, bambola, giochi da tavolo'),
    german: listed(`spielzeug, puzzle, teddy, lego, puppe, brettspiele, bausteine, kuscheltiere, spielwaren`),
    japanese: listed('おもちゃ, パズル, ぬいぐるみ, 人形, 積み木, ボードゲーム'),
    Korean: listed('장난감, 퍼즐, 인형, 레고, 보드게임'),
  },
}
