import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dive-centre',
  kind: 'outdoors',
  names: {
    english: 'Diving school',
    spanish: 'Escuela de buceo',
    french: 'École de plongée',
    italian: 'Scuola sub',
    german: 'Tauchschule',
    japanese: 'ダイビングショップ',
    Korean: '다이빙 숍',
  },
  naming: {
    english:
      listed(`dive center, dive centre, scuba diving, scuba school, freediving, snorkelling trips, padi courses,
      dive shop`),
    spanish: listed('centro de buceo, buceo, bautismo de buceo, snorkel, apnea'),
    french:
      listed(`plongée sous-marine, club de plongée, centre de plongée, baptême de plongée, plongée, apnée,
      randonnée palmée`),
    italian: listed(`diving center, immersioni subacquee, corsi sub, battesimo del mare, snorkeling, apnea`),
    german: listed('tauchbasis, tauchkurse, tauchcenter, schnuppertauchen, freitauchen, schnorcheltouren'),
    japanese: listed('ダイビングスクール, スキューバダイビング, 体験ダイビング, 素潜り'),
    Korean: listed('스쿠버 다이빙, 다이빙 강습, 스노클링, 프리다이빙'),
  },
  things: {
    english: listed('dives, wreck, reef, tank, wetsuit, open water, fins, mask'),
    spanish: listed('inmersión, pecio, botella, neopreno, aletas, open water'),
    french: listed('baptême, épave, bouteille, combinaison, palmes, niveau 1, explorations'),
    italian: listed('immersioni, relitto, bombola, muta, pinne, brevetto, open water'),
    german: listed('tauchgang, wrack, flasche, neopren, flossen, brevet, riff'),
    japanese: listed('ダイビング, ライセンス, ウエットスーツ, サンゴ, ボンベ, シュノーケリング'),
    Korean: listed('체험 다이빙, 자격증, 슈트, 오리발, 바닷속'),
  },
}
