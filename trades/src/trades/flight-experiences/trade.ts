import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'flight-experiences',
  kind: 'outdoors',
  names: {
    english: 'Flying school',
    spanish: 'Escuela de vuelo',
    french: 'École de pilotage',
    italian: 'Scuola di volo',
    german: 'Flugschule',
    japanese: 'フライトスクール',
    Korean: '비행 체험',
  },
  naming: {
    english:
      listed(`flying lessons, flight school, helicopter flights, helicopter tours, scenic flights, gliding club,
      skydiving, parachute jumps, tandem skydive, microlight flights, flight simulator`),
    spanish:
      listed(`vuelos en avioneta, vuelos en helicóptero, paracaidismo, salto en paracaídas, vuelo sin motor,
      ultraligero`),
    french: listed(
      `baptême de l’air, vols en hélicoptère, saut en parachute, vol à voile, simulateur de vol`,
    ),
    italian: listed(
      `voli panoramici, volo in elicottero, paracadutismo, lancio in paracadute, aliante, ultraleggero`,
    ),
    german:
      listed(`rundflüge, hubschrauberrundflug, segelfliegen, fallschirmspringen, tandemsprung, flugsimulator,
      ultraleichtflug`),
    japanese: listed('遊覧飛行, ヘリコプター遊覧, スカイダイビング, グライダー, フライトシミュレーター'),
    Korean: listed('경비행기 체험, 스카이다이빙, 헬기 투어, 비행 교육원'),
  },
  things: {
    english: listed('pilot, cockpit, runway, aircraft, freefall, altitude, airfield, licence'),
    spanish: listed('piloto, cabina, aeródromo, caída libre, avioneta'),
    french: listed('pilote, cockpit, aérodrome, chute libre, avion, brevet, ulm'),
    italian: listed('pilota, cabina, aviosuperficie, caduta libre, aereo'),
    german: listed('pilot, cockpit, flugplatz, freifall, maschine, pilotenschein'),
    japanese: listed('パイロット, 操縦, 飛行場, 機体'),
    Korean: listed('조종사, 조종, 활주로, 비행기'),
  },
}
