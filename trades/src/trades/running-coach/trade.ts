import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'running-coach',
  kind: 'classes',
  otherKind: 'outdoors',
  names: {
    english: 'Running coach',
    spanish: 'Entrenador de running',
    french: 'Coach de course à pied',
    italian: 'Allenatore di corsa',
    german: 'Lauftrainer',
    japanese: 'ランニングコーチ',
    Korean: '러닝 코치',
  },
  naming: {
    english: listed(`run coach, running coaching, marathon coach, running club coaching, running technique,
      triathlon coach, running group, couch to 5k, marathon training, run coaching, cycling coach,
      endurance coach, gait analysis, triathlon coaching, nordic walking`),
    spanish:
      listed(`entrenador de atletismo, entrenadora de running, entrenamiento de maratón, grupo de running,
      coach de running, entrenador de triatlón, marcha nórdica`),
    french:
      listed(`coach running, entraînement marathon, coaching running, entraîneur course à pied, coach trail,
      coach triathlon, marche nordique`),
    italian: listed(`running coach, coach di corsa, allenamento maratona, gruppo di corsa, allenatore running,
      coach triathlon, nordic walking, tecnica di corsa`),
    german:
      listed(`Lauftrainerin, Lauftraining, Laufcoach, Lauftreff, Laufkurse, Marathontraining, Triathlontrainer,
      Triathlontrainerin, Lauftechnik, Nordic Walking, Laufschule, Laufanalyse, Ausdauercoach`),
    japanese: listed(
      'ランニング教室, マラソン指導, ランニングレッスン, マラソン教室, ランニングクラブ, かけっこ教室, ランニング指導',
    ),
    Korean: listed(
      '러닝클래스, 마라톤 코칭, 러닝 레슨, 달리기 교실, 러닝크루, 마라톤 교실, 트라이애슬론 코치',
    ),
  },
  things: {
    english:
      listed(`pace, half marathon, intervals, plans, trainers, trail, injury, beginners, tempo, long runs, stride,
      runners, race day, cadence, miles`),
    spanish: listed('maratón, ritmo, series, plan, carrera, trail, media maratón, zapatillas, corredores'),
    french: listed('marathon, allure, fractionné, plan, foulée, trail, semi, coureurs, endurance'),
    italian: listed('maratona, ritmo, ripetute, tabella, trail, mezza maratona, scarpe, corridori, passo'),
    german:
      listed(`Marathon, Tempo, Intervalle, Trainingsplan, Halbmarathon, Läufer, Anfänger, Wettkampf, Trail,
      Laufschuhe, Puls`),
    japanese: listed('マラソン, フォーム, ペース, 練習会, 初心者, フルマラソン, 走り方, トレイル, 足の速さ'),
    Korean: listed('마라톤, 자세, 페이스, 달리기, 초보, 훈련, 하프, 인터벌, 러너'),
  },
}
