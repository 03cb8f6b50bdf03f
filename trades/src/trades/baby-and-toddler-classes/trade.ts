import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'baby-and-toddler-classes',
  kind: 'children',
  otherKind: 'classes',
  names: {
    english: 'Baby and toddler classes',
    spanish: 'Clases para bebés',
    french: 'Ateliers bébés',
    italian: 'Corsi per neonati e bimbi',
    german: 'Eltern-Kind-Kurse',
    japanese: '親子教室',
    Korean: '아기 문화센터 수업',
  },
  naming: {
    english:
      listed(`baby classes, toddler classes, baby massage, toddler music, baby yoga, baby swimming, baby signing,
      mother and baby, music and movement`),
    spanish:
      listed(`masaje infantil, música para bebés, matronatación, taller de bebés, estimulación temprana,
      yoga para bebés`),
    french:
      listed(`massage bébé, éveil musical, bébés nageurs, atelier parents-enfants, baby gym, éveil corporel,
      signes avec bébé`),
    italian: listed(
      `massaggio infantile, corsi per bebè, musica in fasce, acquaticità neonatale, corsi mamma e bimbo`,
    ),
    german:
      listed(`Babymassage, PEKiP, Babykurse, Eltern-Kind-Turnen, Babyschwimmen, Musikgarten, DELFI, Babyyoga,
      Fabel-Kurs`),
    japanese: listed(
      'ベビーマッサージ, ベビーサイン, ベビー教室, リトミック, 赤ちゃん教室, ベビースイミング, ベビーヨガ, ベビマ教室, 親子リトミック',
    ),
    Korean: listed(
      '베이비마사지, 아기 수업, 오감놀이, 베이비요가, 트니트니, 유아 음악수업, 엄마랑 아기랑, 문화센터 수업',
    ),
  },
  things: {
    english:
      listed(`babies, toddlers, bumps, songs, rhymes, crawlers, bubbles, parachute, shakers, term, walkers,
      newborns`),
    spanish: listed('bebés, meses, canciones, mamás, gateo, juego, papás, sonajeros'),
    french: listed('bébés, tout-petits, comptines, mamans, mois, motricité, poussettes, papas'),
    italian: listed('bebè, neonati, mamme, mesi, canzoncine, gioco, gattonare, papà'),
    german:
      listed(`Babys, Kleinkinder, Krabbelkinder, Lieder, Fingerspiele, Mamas, Monate, Rückbildung, Decke,
      Kursblock`),
    japanese: listed('赤ちゃん, ママ, ねんね期, ハイハイ, 親子, 月齢, 0歳, 手遊び, 絵本, 抱っこ'),
    Korean: listed('아기, 개월, 엄마, 촉감, 노래, 걸음마, 영유아, 놀이, 신체발달'),
  },
}
