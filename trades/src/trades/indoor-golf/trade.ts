import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'indoor-golf',
  kind: 'outdoors',
  names: {
    english: 'Indoor golf',
    spanish: 'Golf indoor',
    french: 'Golf indoor',
    italian: 'Golf indoor',
    german: 'Indoor-Golf',
    japanese: 'シミュレーションゴルフ',
    Korean: '스크린골프',
  },
  naming: {
    english:
      listed(`golf simulator, golf simulators, virtual golf, indoor golf club, crazy golf, putting range,
      golf club fitting, simulator bays, indoor driving range, virtual golf lounge, darts bar, minigolf,
      adventure golf, golf club repair, archery tag, club fitting golf`),
    spanish: listed('simulador de golf, golf virtual, simuladores de golf, lanzamiento de hachas'),
    french: listed('simulateur de golf, golf virtuel, simulateurs de golf, minigolf'),
    italian: listed('simulatore di golf, golf virtuale, simulatori golf, lancio dell’ascia'),
    german:
      listed(`Indoorgolf, Golfsimulator, Golfsimulatoren, Schwarzlichtminigolf, Adventuregolf, Golf-Lounge,
      Indoor-Golfanlage, Golfschlägerfitting, Minigolfanlage, Indoor-Golfstudio`),
    japanese: listed(
      'インドアゴルフ, ゴルフシミュレーター, パターゴルフ, インドアゴルフ練習場, ゴルフ練習場, サバゲーフィールド, ゴルフバー',
    ),
    Korean: listed('스크린골프장, 실내골프연습장, 골프연습장, 스크린 골프, 스크린파크골프, 실내 골프'),
  },
  things: {
    english: listed(`bays, TrackMan, swing, clubs, putting, courses, holes, hourly, league, screen, balls,
      launch monitor, lanes, leagues`),
    spanish: listed('palos, swing, hoyos, putt, campo, bolas, cabina, liga, pantalla'),
    french: listed('clubs, swing, trous, putting, parcours, balles, cabine, écran, ligue'),
    italian: listed('mazze, swing, buche, putting, campo, palline, postazione, torneo'),
    german: listed(
      `Simulator, Abschlag, Schwung, Schläger, Putten, Bahnen, TrackMan, Loch, Box, Halle, Turnier`,
    ),
    japanese: listed('打席, スイング, クラブ, パター, コース, 弾道, 個室, 会員, 練習'),
    Korean: listed('타석, 스윙, 클럽, 퍼팅, 코스, 비거리, 라운드, 룸, 내기'),
  },
}
