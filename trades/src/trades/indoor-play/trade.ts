import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'indoor-play',
  kind: 'children',
  names: {
    english: 'Indoor play centre',
    spanish: 'Parque infantil cubierto',
    french: 'Plaine de jeux couverte',
    italian: 'Parco giochi indoor',
    german: 'Hallenspielplatz',
    japanese: '屋内遊園地',
    Korean: '실내 놀이터',
  },
  naming: {
    english: listed(
      `soft play, soft play centre, play barn, play cafe, trampoline park, indoor playground, kids cafe`,
    ),
    spanish: listed('ludoteca parque, parque de trampolines, centro de ocio infantil'),
    french: listed('aire de jeux intérieure, café enfants, trampoline park'),
    italian: listed('ludoteca gonfiabili, parco gonfiabili, trampoline park'),
    german: listed('spielscheune, trampolinpark, trampolinhalle, spielcafé, kindercafé'),
    japanese: listed('キッズカフェ, プレイランド, トランポリン施設'),
    Korean: listed('트램폴린장, 방방'),
  },
  things: {
    english: listed('ball pit, slides, trampolines, climbing frame, socks, party room, under fives'),
    spanish: listed('bolas, toboganes, camas elásticas, calcetines, cumples'),
    french: listed('piscine à balles, toboggans, trampolines, chaussettes, goûter'),
    italian: listed('palline, scivoli, tappeti elastici, calzini antiscivolo, compleanni'),
    german: listed('bällebad, rutsche, stoppersocken, kindergeburtstag, klettergerüst'),
    japanese: listed('ボールプール, 滑り台, トランポリン, 遊具'),
    Korean: listed('볼풀, 미끄럼틀, 트램폴린, 미끄럼방지양말'),
  },
}
