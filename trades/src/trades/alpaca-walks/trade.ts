import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'alpaca-walks',
  kind: 'outdoors',
  otherKind: 'animals',
  names: {
    english: 'Alpaca walks',
    spanish: 'Paseos con alpacas',
    french: 'Balades avec alpagas',
    italian: 'Passeggiate con alpaca',
    german: 'Alpakawanderungen',
    japanese: 'アルパカ散歩',
    Korean: '알파카 산책',
  },
  naming: {
    english:
      listed(`alpaca trekking, alpaca farm, llama walks, llama trekking, donkey treks, donkey walks, goat walks,
      alpaca experience, reindeer walks, walk an alpaca`),
    spanish: listed('paseos con burros, rutas con burros, trekking con llamas, rutas en burro'),
    french: listed(
      `randonnée avec âne, balade avec ânes, randonnée avec lamas, élevage d’alpagas, location d’ânes`,
    ),
    italian: listed('trekking con asini, passeggiate con asini, trekking con lama, allevamento di alpaca'),
    german: listed(
      `alpakas, alpakahof, lamatrekking, lamawanderung, eselwanderung, eseltrekking, ziegenwanderung`,
    ),
    japanese: listed('アルパカ牧場, ロバさんぽ, ヤギさんぽ'),
    Korean: listed('알파카 체험, 당나귀 체험'),
  },
  things: {
    english: listed('alpaca, llama, donkey, lead rope, feeding, halter, herd, alpacas'),
    spanish: listed('alpaca, llama, burro, rebaño'),
    french: listed('alpaga, lama, âne, bât, troupeau'),
    italian: listed('alpaca, lama, asino, gregge'),
    german: listed('lama, esel, herde, spaziergang, füttern'),
    japanese: listed('アルパカ, ロバ, ラマ, えさやり'),
    Korean: listed('알파카, 당나귀, 먹이, 산책'),
  },
}
