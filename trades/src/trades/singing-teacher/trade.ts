import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'singing-teacher',
  kind: 'classes',
  names: {
    english: 'Singing teacher',
    spanish: 'Profesor de canto',
    french: 'Professeur de chant',
    italian: 'Insegnante di canto',
    german: 'Gesangslehrer',
    japanese: 'ボイストレーニング',
    Korean: '보컬 레슨',
  },
  naming: {
    english:
      listed(`singing lessons, voice lessons, vocal coach, voice teacher, singing classes, vocal lessons,
      singing coach, voice training, learn to sing, teach singing, vocal training`),
    spanish: listed(
      `clases de canto, profesora de canto, vocal coach, técnica vocal, escuela de canto, coach vocal`,
    ),
    french: listed(`cours de chant, technique vocale, professeure de chant, école de chant, leçons de chant`),
    italian: listed(
      `lezioni di canto, vocal coach, tecnica vocale, scuola di canto, corsi di canto, maestra di canto`,
    ),
    german: listed(`Gesangslehrerin, Gesangsunterricht, Stimmbildung, Gesangscoach, Vocalcoach, Gesangsschule,
      Gesangsstunden, Gesangspädagoge, Gesangspädagogin, Vocal Coaching, Sprecherziehung`),
    japanese: listed(
      'ボイトレ, 声楽教室, ボーカルスクール, 歌の教室, ボーカル教室, 声楽レッスン, カラオケ教室, ボイトレ教室',
    ),
    Korean: listed('보컬학원, 보컬트레이닝, 노래교실, 성악레슨, 발성 교정, 성악 레슨, 보컬 트레이너'),
  },
  things: {
    english:
      listed(`breathing, warm-ups, audition, pitch, range, repertoire, pop, classical, exams, stage, belting,
      beginners, songs`),
    spanish: listed('voz, respiración, repertorio, audición, afinación, pop, lírico, escenario, canciones'),
    french: listed('voix, respiration, répertoire, audition, justesse, lyrique, variété, scène, chansons'),
    italian: listed('voce, respirazione, repertorio, provini, intonazione, lirico, pop, palco, canzoni'),
    german: listed(
      `Singen, Stimme, Atmung, Repertoire, Auftritt, Vorsingen, Lieder, Klassik, Pop, Musical, Anfänger`,
    ),
    japanese: listed('発声, 呼吸, 歌, 音程, オーディション, 高音, ポップス, 滑舌, 発表会'),
    Korean: listed('발성, 호흡, 노래, 음정, 입시, 오디션, 고음, 축가, 가요'),
  },
}
