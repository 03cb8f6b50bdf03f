import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'baby-sensory',
  kind: 'children',
  otherKind: 'classes',
  names: {
    english: 'Baby sensory classes',
    spanish: 'Juego sensorial para bebés',
    french: 'Éveil sensoriel',
    italian: 'Gioco sensoriale per bimbi',
    german: 'Sinnesspiele für Babys',
    japanese: '感覚遊び教室',
    Korean: '감각놀이 수업',
  },
  naming: {
    english: listed(`sensory classes, baby sensory, messy play, sensory play, sensory sessions, sensory room,
      messy play sessions`),
    spanish: listed(
      `taller sensorial, juego sensorial, sesiones sensoriales, messy play, experimentación sensorial`,
    ),
    french: listed(`atelier sensoriel, ateliers sensoriels, éveil des sens, parcours sensoriel, messy play`),
    italian: listed(
      `laboratorio sensoriale, gioco sensoriale, percorsi sensoriali, messy play, attività sensoriali`,
    ),
    german: listed(
      `Babysensorik, Sensorikkurs, Matschwerkstatt, Sinnesspiele, Sensory Play, Fühlkurs, Babysinne`,
    ),
    japanese: listed('感覚あそび, センサリープレイ, 感触遊び, ベビーセンサリー, 五感あそび'),
    Korean: listed('촉감놀이, 감각놀이, 퍼포먼스 미술, 오감놀이터, 촉감놀이 카페'),
  },
  things: {
    english:
      listed(`babies, lights, fibre optics, bubbles, paint, textures, newborn to, toddlers, foil blankets, rice,
      clean up, jelly, splash`),
    spanish: listed('bebés, sentidos, texturas, luces, pintura, burbujas, meses, agua, harina'),
    french: listed('bébés, textures, lumières, peinture, tout-petits, sens, transvasement, matières'),
    italian: listed('bebè, sensi, luci, colori, travasi, bolle, mesi, farina, manipolazione'),
    german: listed(
      `Babys, Sinne, Licht, Fühlen, Farben, Seifenblasen, Matschen, Kleister, Krabbelalter, Materialien`,
    ),
    japanese: listed('赤ちゃん, 五感, 光, 絵の具, しゃぼん玉, 小麦粉粘土, 親子, 0歳, 汚れても'),
    Korean: listed('아기, 물감, 촉감, 빛놀이, 비눗방울, 두부, 개월, 영아, 미역'),
  },
}
