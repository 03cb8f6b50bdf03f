import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'fitness',
  kind: 'classes',
  names: {
    english: 'Fitness training',
    spanish: 'Entrenamiento',
    french: 'Coaching sportif',
    italian: 'Allenamento',
    german: 'Fitnesstraining',
    japanese: 'トレーニング',
    Korean: '운동 코칭',
  },
  naming: {
    english:
      listed(`gym, fitness studio, fitness trainer, crossfit, boot camp, bootcamp, fitness class, fitness centre,
      fitness, spin studio, strength training, barre`),
    spanish: listed('gimnasio, entrenador de fitness, centro de fitness, crossfit, fitness'),
    french: listed('salle de sport, fitness, crossfit'),
    italian: listed('palestra, istruttore fitness, fitness, crossfit'),
    german: listed('fitnessstudio, fitness, crossfit, krafttraining, rückentraining'),
    japanese: listed('フィットネス, ジム, トレーニングジム, フィットネスクラブ'),
    Korean: listed('헬스장, 피트니스, 헬스, 크로스핏, 체육관, 피트니스 센터'),
  },
  things: {
    english:
      listed(`exercise, workout, muscle, weights, stretch, strength, class, barbell, cardio, spin, kettlebell,
      mobility, train`),
    spanish: listed('ejercicio, pesas, fuerza, cardio, músculo, estiramiento'),
    french: listed('musculation, exercice, cardio, renforcement, étirement, séance'),
    italian: listed('esercizio, pesi, muscoli, cardio, stretching'),
    german: listed('übung, muskel, kraft, ausdauer, hanteln, dehnen, kurse'),
    japanese: listed('筋トレ, ストレッチ, ダイエット, 運動, 体幹'),
    Korean: listed('운동, 근력, 스트레칭, 다이어트, 트레이닝, 체형'),
  },
  schemaType: 'ExerciseGym',
}
