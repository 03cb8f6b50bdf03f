import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'creative-therapist',
  kind: 'health-practice',
  names: {
    english: 'Arts therapist',
    spanish: 'Arteterapia',
    french: 'Art-thérapeute',
    italian: 'Arteterapia',
    german: 'Kunst- und Musiktherapie',
    japanese: '芸術療法',
    Korean: '미술·음악 치료',
  },
  naming: {
    english: listed(`art therapist, art therapy, music therapist, music therapy, play therapist, play therapy,
      drama therapist, equine therapy, animal assisted therapy, dance therapy, sand play`),
    spanish: listed(
      `arteterapeuta, musicoterapia, musicoterapeuta, equinoterapia, terapia con caballos, terapia de juego`,
    ),
    french: listed(
      `art-thérapie, musicothérapeute, musicothérapie, équithérapie, médiation animale, danse-thérapie`,
    ),
    italian: listed(`arteterapeuta, musicoterapia, musicoterapeuta, ippoterapia, pet therapy, danzaterapia`),
    german:
      listed(`kunsttherapie, kunsttherapeutin, musiktherapie, musiktherapeut, spieltherapie, reittherapie,
      tiergestützte therapie, tanztherapie`),
    japanese: listed('アートセラピー, 音楽療法, 音楽療法士, プレイセラピー, ホースセラピー'),
    Korean: listed('미술 치료, 음악 치료, 놀이 치료, 미술치료사, 모래놀이'),
  },
  things: {
    english: listed('trauma, feelings, children, creative, sessions, autism, anxiety'),
    spanish: listed('emociones, niños, expresión, autismo, sesión'),
    french: listed('émotions, enfants, créatif, autisme, séance, expression'),
    italian: listed('emozioni, bambini, espressione, autismo, seduta'),
    german: listed('gefühle, trauma, kinder, kreativ, ausdruck, pferd, autismus'),
    japanese: listed('気持ち, 表現, 子ども, 発達, 心'),
    Korean: listed('감정, 아이, 표현, 발달, 심리'),
  },
}
