import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'piano-tuner',
  kind: 'repairer',
  names: {
    english: 'Piano tuner',
    spanish: 'Afinador de pianos',
    french: 'Accordeur de pianos',
    italian: 'Accordatore di pianoforti',
    german: 'Klavierstimmer',
    japanese: 'ピアノ調律',
    Korean: '피아노 조율',
  },
  naming: {
    english:
      listed(`piano tuning, piano tuners, piano technician, piano repair, piano restoration, harpsichord tuner,
      organ tuner, piano regulation, tune pianos, pianos tuned, tune your piano`),
    spanish: listed(`afinación de pianos, afinadora de pianos, técnico de pianos, reparación de pianos,
      restauración de pianos, afinar pianos,
      afino pianos, afinamos pianos`),
    french: listed(`accord de piano, accordeuse de pianos, accordeur, réparation de pianos, facteur de pianos,
      technicien piano, accorder un piano,
      accorde les pianos, accorde vos pianos, accordons les pianos, accordons vos pianos`),
    italian: listed(`accordatura pianoforti, accordatrice di pianoforti, accordatore, restauro pianoforti,
      tecnico di pianoforti, accordare pianoforti`),
    german: listed(`Klaviere und Flügel, stimme Klaviere, stimmen Klaviere, Klavierstimmerin, Klavierstimmung,
      Klavierbauer, Klavierbauerin, Klavierwerkstatt, Klavierbau, Flügelstimmung, Klaviertechniker,
      Klaviertechnikerin, Klaviere stimmen, Klavierservice, Klavierreparatur, Konzertstimmung`),
    japanese: listed('調律師, ピアノ調律師, ピアノ修理, ピアノクリーニング, 調律, ピアノ工房, ピアノ調律所'),
    Korean: listed('조율사, 피아노 조율사, 피아노 수리, 피아노 조율 출장, 피아노 공방'),
  },
  things: {
    english:
      listed(`uprights, grands, piano, pitch raise, strings, hammers, concert pitch, sticking keys, pedals, felt,
      regulation, concert tuning, soundboard, voicing`),
    spanish: listed(
      `piano, cuerdas, martillos, pedales, teclas, piano de cola, regulación, concierto, vertical`,
    ),
    french: listed(`piano, cordes, marteaux, pédales, touches, piano à queue, réglage, diapason, clavecin`),
    italian: listed('pianoforte, corde, martelletti, pedali, tasti, coda, regolazione, diapason, concerto'),
    german:
      listed(`Klavier, Flügel, Saiten, Hämmer, Stimmton, Regulierung, Intonation, Pedal, Mechanik, Cembalo,
      Tasten, Stimmen, 440 Hz`),
    japanese: listed('グランドピアノ, アップライト, 整音, 整調, 弦, 鍵盤, ハンマー, ペダル, 音程'),
    Korean: listed('피아노, 그랜드, 업라이트, 조율, 건반, 현, 해머, 페달, 음정'),
  },
}
