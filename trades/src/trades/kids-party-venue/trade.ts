import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'kids-party-venue',
  kind: 'children',
  otherKind: 'events',
  names: {
    english: 'Kids’ party venue',
    spanish: 'Parque de bolas',
    french: 'Parc de jeux couvert',
    italian: 'Parco giochi al coperto',
    german: 'Indoorspielplatz',
    japanese: '室内遊び場',
    Korean: '키즈카페',
  },
  naming: {
    english: listed('children’s party venue, play centre, kids parties, kids birthday venue'),
    spanish:
      listed(`salón de fiestas infantiles, local para cumpleaños, parque de camas elásticas, chiquipark,
      ludoparque`),
    french:
      listed(`plaine de jeux, salle d’anniversaire enfants, parc de trampolines, jeux couverts, café-poussette,
      parc indoor enfants`),
    italian: listed('playground, ludoparco, sala feste per bambini, baby park'),
    german:
      listed(`Kinderspielparadies, Kindergeburtstagslocation, Kinderspielhalle, Kindergeburtstage feiern,
      Indoor-Spielplatz`),
    japanese: listed(
      'キッズパーク, 室内遊園地, インドアプレイグラウンド, 屋内遊び場, トランポリンパーク, 親子カフェ',
    ),
    Korean: listed('파티룸 키즈, 트램폴린파크, 키즈파티룸, 방방장'),
  },
  things: {
    english:
      listed(`ball pit, slides, birthday party, socks, under fives, party food, climbing frame, toddlers,
      party room, cake, trampolines, hosts`),
    spanish: listed(
      `bolas, toboganes, cumpleaños, merienda, niños, calcetines, camas elásticas, fiesta, monitores`,
    ),
    french: listed(
      `toboggan, piscine à balles, anniversaire, chaussettes, trampoline, goûter, enfants, structure, salle`,
    ),
    italian: listed('scivoli, palline, compleanno, calzini, festa, bambini, tappeti elastici, merenda'),
    german:
      listed(`Bällebad, Rutschen, Kindergeburtstag, Stoppersocken, Hüpfen, Kinder, Geburtstagsraum, Pommes,
      Kleinkindbereich`),
    japanese: listed('ボールプール, 滑り台, 誕生日会, 靴下, 子ども, 貸切, 遊具, 幼児, トランポリン'),
    Korean: listed('볼풀, 미끄럼틀, 생일파티, 미끄럼방지양말, 아이, 대관, 트램폴린, 간식, 놀이기구'),
  },
}
