import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'personal-trainer',
  kind: 'classes',
  otherKind: 'health-practice',
  names: {
    english: 'Personal trainer',
    spanish: 'Entrenador personal',
    french: 'Coach sportif',
    italian: 'Personal trainer',
    german: 'Personal Trainer',
    japanese: 'パーソナルトレーナー',
    Korean: '퍼스널 트레이닝',
  },
  naming: {
    english: listed(`personal training, strength coach, fitness coach, personal trainers, outdoor fitness,
      online fitness coach, strength coaching, postnatal fitness, PT sessions, prenatal fitness`),
    spanish: listed(`entrenadora personal, entrenamiento personal, personal trainer, entrenamiento funcional,
      electroestimulación, bootcamp, entrenamiento de fuerza`),
    french: listed(`coach sportive, préparateur physique, entraîneur personnel, personal trainer, bootcamp`),
    italian:
      listed(`allenamento personalizzato, preparatore atletico, allenamento funzionale, preparatrice atletica,
      personal training, bootcamp`),
    german: listed(`Personal Trainerin, Personal Training, Fitnesstrainer, Fitnesstrainerin, Fitnesscoach,
      Outdoor-Fitness, Bootcamp, Functional Training, EMS-Training, EMS-Studio, Personaltraining,
      Rückbildungsfitness`),
    japanese: listed(
      'パーソナルトレーニング, パーソナルジム, 筋トレ指導, クロスフィット, 加圧トレーニング, 出張トレーナー',
    ),
    Korean: listed('PT샵, 피티샵, 개인PT, 홈트 코치, 퍼스널트레이너, 1대1 PT, 방문 PT'),
  },
  things: {
    english:
      listed(`weights, squats, sessions, kettlebells, fat loss, programme, deadlifts, postnatal, muscle, reps,
      nutrition plan, barbell, park`),
    spanish: listed(
      `pesas, sentadillas, fuerza, perder peso, kettlebell, rutinas, músculo, parque, posparto`,
    ),
    french: listed(
      `musculation, squats, renforcement, perte de poids, kettlebell, programme, séances, postnatal, cardio`,
    ),
    italian: listed('pesi, squat, forza, dimagrimento, kettlebell, scheda, muscoli, parco, postparto'),
    german:
      listed(`Kraft, Kniebeugen, Abnehmen, Kettlebell, Muskelaufbau, Hanteln, Trainingsplan, Park, Rückbildung,
      Ausdauer, Ziele`),
    japanese: listed('筋トレ, ダイエット, スクワット, 姿勢改善, ボディメイク, 産後, ダンベル, 体幹'),
    Korean: listed('근력, 다이어트, 스쿼트, 바디프로필, 산후, 덤벨, 식단, 체지방'),
  },
}
