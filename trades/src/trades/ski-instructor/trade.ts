import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'ski-instructor',
  kind: 'outdoors',
  otherKind: 'classes',
  names: {
    english: 'Ski instructor',
    spanish: 'Monitor de esquí',
    french: 'Moniteur de ski',
    italian: 'Maestro di sci',
    german: 'Skilehrer',
    japanese: 'スキースクール',
    Korean: '스키 강습',
  },
  naming: {
    english:
      listed(`ski lessons, ski school, snowboard lessons, snowboard instructor, ski teacher, private ski lessons,
      cross-country ski lessons, ski coaching, adaptive skiing, snowboard school, nordic ski lessons,
      teach skiing`),
    spanish:
      listed(`clases de esquí, escuela de esquí, clases de snowboard, profesor de esquí, monitora de esquí,
      profesores de esquí`),
    french: listed(`cours de ski, école de ski, monitrice de ski, cours de snowboard, leçons de ski,
      moniteur de snowboard, ski de fond cours`),
    italian:
      listed(`lezioni di sci, scuola sci, maestra di sci, lezioni di snowboard, corsi di sci, maestri di sci,
      sci di fondo lezioni`),
    german: listed(`Skilehrerin, Skischule, Skikurse, Snowboardkurse, Snowboardlehrer, Snowboardlehrerin,
      Snowboardschule, Langlaufschule, Langlaufkurse, Skiunterricht, Kinderskikurs, Langlauflehrer,
      Langlauflehrerin, bambinikurs`),
    japanese: listed(
      'スキー教室, スノーボードスクール, スキーレッスン, スキーインストラクター, スノボレッスン, スキー学校',
    ),
    Korean: listed('스키강사, 스노보드 강습, 스키스쿨, 스키 레슨, 보드 강습, 스키캠프'),
  },
  things: {
    english:
      listed(`slopes, piste, snowplough, turns, mogul, lift pass, carving, kids, off-piste, nursery slope,
      snowpark, mountain, powder, resort`),
    spanish: listed('pistas, nieve, cuña, giros, niños, forfait, fuera de pista, remontes, principiantes'),
    french: listed('pistes, neige, chasse-neige, virages, enfants, forfait, hors-piste, flocon, station'),
    italian: listed('piste, neve, curve, bambini, skipass, fuoripista, carving, principianti'),
    german:
      listed(`Piste, Schwünge, Pflug, Kinder, Lift, Carving, Anfänger, Übungshang, Tiefschnee, Loipe, Schnee,
      kinderkurs, talstation, zauberteppich, snowboard`),
    japanese: listed('ゲレンデ, 雪, ボーゲン, ターン, 滑り, リフト, 初心者, キッズ, パウダー'),
    Korean: listed('슬로프, 눈, 턴, 초보, 리프트, 어린이, 카빙, 보더, 설원'),
  },
}
