import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'climbing-gym',
  kind: 'outdoors',
  otherKind: 'classes',
  names: {
    english: 'Climbing centre',
    spanish: 'Rocódromo',
    french: 'Salle d’escalade',
    italian: 'Palestra di arrampicata',
    german: 'Kletterhalle',
    japanese: 'クライミングジム',
    Korean: '클라이밍 센터',
  },
  naming: {
    english: listed(
      `climbing wall, bouldering, bouldering gym, indoor climbing, climbing gym, climbing lessons`,
    ),
    spanish: listed('sala de escalada, boulder, cursos de escalada, escalada'),
    french: listed('salle de bloc, mur d’escalade, cours d’escalade, escalade'),
    italian: listed('sala boulder, corsi di arrampicata, arrampicata'),
    german: listed('boulderhalle, bouldern, kletterkurs, kletterzentrum'),
    japanese: listed('ボルダリング, ボルダリングジム, クライミング'),
    Korean: listed('클라이밍, 암장, 볼더링, 실내 암벽'),
  },
  things: {
    english: listed('ropes, harness, belay, boulder, chalk, climbing shoes'),
    spanish: listed('cuerda, arnés, vías, pies de gato, magnesio'),
    french: listed('corde, baudrier, bloc, chaussons, voies, magnésie'),
    italian: listed('corda, imbrago, vie, boulder, scarpette, magnesite'),
    german: listed('seil, gurt, sichern, kletterschuhe, route, klettern'),
    japanese: listed('ロープ, ハーネス, 課題, チョーク, 壁'),
    Korean: listed('로프, 하네스, 벽, 초크, 암벽화'),
  },
}
