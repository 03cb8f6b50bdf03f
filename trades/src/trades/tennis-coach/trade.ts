import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'tennis-coach',
  kind: 'classes',
  otherKind: 'outdoors',
  names: {
    english: 'Tennis coach',
    spanish: 'Entrenador de tenis',
    french: 'Professeur de tennis',
    italian: 'Maestro di tennis',
    german: 'Tennistrainer',
    japanese: 'テニススクール',
    Korean: '테니스 레슨',
  },
  naming: {
    english:
      listed(`tennis lessons, tennis coaching, tennis instructor, squash coach, tennis academy, tennis pro,
      badminton coach, tennis classes, padel lessons, tennis school, pickleball lessons, golf instructor,
      tennis clinics, football coach, teach tennis, cricket coach, golf coaching`),
    spanish: listed(`clases de tenis, escuela de tenis, profesor de tenis, monitor de pádel, profesor de golf,
      escuela de pádel`),
    french:
      listed(`cours de tennis, école de tennis, coach de tennis, moniteur de tennis, cours de padel, pro de golf,
      leçons de golf`),
    italian: listed(
      `lezioni di tennis, scuola tennis, maestra di tennis, corsi di tennis, istruttore di padel`,
    ),
    german: listed(`Tennistrainerin, Tennisschule, Tennisunterricht, Tenniskurse, Golfschule, Tennislehrer,
      Tennislehrerin, Badmintontrainer, Badmintontrainerin, Tennistraining, Platzreifekurs, Golftrainer,
      Golftrainerin`),
    japanese: listed('テニス教室, テニスレッスン, テニスコーチ, ゴルフスクール, ゴルフ教室'),
    Korean: listed('테니스 코치, 테니스장, 골프 아카데미, 탁구 레슨, 탁구장, 테니스 교실, 테니스 아카데미'),
  },
  things: {
    english:
      listed(`racket, serve, forehand, court, juniors, backhand, cardio, balls, swing, handicap, courts, squad,
      drills, driving range`),
    spanish: listed('raqueta, saque, pista, revés, niños, derecha, swing, torneo, pelotas'),
    french: listed('raquette, service, court, revers, enfants, coup droit, swing, balles, stage'),
    italian: listed('racchetta, servizio, campo, rovescio, bambini, dritto, swing, palline, torneo'),
    german:
      listed(`Schläger, Aufschlag, Vorhand, Platz, Kinder, Rückhand, Schwung, Halle, Handicap, Bälle, Sandplatz,
      Gruppentraining`),
    japanese: listed(
      'ラケット, サーブ, コート, ジュニア, スイング, フォアハンド, ボレー, スコア, 打ちっぱなし',
    ),
    Korean: listed('라켓, 서브, 코트, 스윙, 포핸드, 백핸드, 주니어, 비거리, 랠리'),
  },
}
