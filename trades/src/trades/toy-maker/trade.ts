import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'toy-maker',
  kind: 'maker',
  names: {
    english: 'Toy maker',
    spanish: 'Juguetero artesano',
    french: 'Fabricant de jouets',
    italian: 'Giocattolaio artigiano',
    german: 'Spielzeugmacher',
    japanese: '木のおもちゃ工房',
    Korean: '원목 장난감 공방',
  },
  naming: {
    english:
      listed(`wooden toys, toymaker, handmade toys, doll maker, teddy bear maker, wooden toy maker, toy making,
      handmade dolls, doll’s house maker, rocking horse maker, kite maker, puppet maker, dollhouse maker,
      soft toy maker, dolls’ houses, puzzle maker, miniatures maker, model maker, jigsaw maker,
      model making`),
    spanish:
      listed(`juguetería artesana, muñequera, juguetes artesanales, fabricante de juguetes, muñecas artesanales,
      caballitos balancín, maquetista`),
    french: listed(`créatrice de poupées, jouets artisanaux, artisan jouet, fabricant jouets en bois,
      tourneur de toupies, peluches faites main`),
    italian:
      listed(`giocattoli in legno, bambole artigianali, giocattoli artigianali, artigiano del giocattolo,
      cavalli a dondolo, burattini artigianali, modellista`),
    german:
      listed(`Holzspielzeug, Spielzeugmacherin, Puppenmacher, Puppenmacherin, Spielzeugmanufaktur, Teddymacher,
      Teddymacherin, Holzspielzeugmacher, Holzspielzeugmacherin, Modellbauer, Modellbauerin, Puppenbau,
      Spielzeugwerkstatt, Schaukelpferde, Drachenbau, Modellbau`),
    japanese: listed(
      'おもちゃ工房, 木のおもちゃ, 人形作家, おもちゃ作家, 木製玩具, 人形師, ぬいぐるみ作家, 模型製作, 凧作り, 雛人形',
    ),
    Korean: listed('나무장난감, 인형 공방, 장난감 제작, 인형 작가, 모형 제작, 원목교구 제작'),
  },
  things: {
    english:
      listed(`blocks, trains, puzzles, beech, rocking horses, pull-along, dolls, animals, non-toxic, rattles,
      teddies, felt, jigsaws, wheels, pram`),
    spanish: listed('bloques, trenes, puzles, haya, muñecas, peluches, sonajeros, peonzas'),
    french: listed('cubes, trains, puzzles, hêtre, poupées, doudous, hochets, toupies, cheval à bascule'),
    italian: listed('trenini, puzzle, faggio, bambole, pupazzi, sonagli, trottole, marionette'),
    german:
      listed(`Puppen, Bauklötze, Eisenbahn, Puzzle, Buche, Kreisel, Kuscheltiere, Rasseln, Figuren, Nachziehtier,
      Puppenhaus, Marionetten`),
    japanese: listed('積み木, 汽車, パズル, 人形, ブナ, ガラガラ, 木馬, こま, 手作り'),
    Korean: listed('블록, 기차, 퍼즐, 인형, 딸랑이, 흔들말, 팽이, 나무, 교구'),
  },
}
