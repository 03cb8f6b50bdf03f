import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'gutter-cleaner',
  kind: 'home-call-out',
  names: {
    english: 'Gutter cleaner',
    spanish: 'Limpieza de canalones',
    french: 'Nettoyage de gouttières',
    italian: 'Pulizia grondaie',
    german: 'Dachrinnenreinigung',
    japanese: '雨どい掃除',
    Korean: '빗물받이 청소',
  },
  naming: {
    english:
      listed(`gutter cleaning, gutter cleaners, gutters cleaned, gutter clearing, gutter repairs, gutter guards,
      gutter vacuum, clean gutters, eavestrough cleaning, gutter installation`),
    spanish: listed(`canalones, limpieza de bajantes, instalación de canalones, desatasco de canalones,
      limpiador de canalones`),
    french: listed(
      `nettoyage gouttière, débouchage de gouttières, gouttières, pose de gouttières, curage de gouttières`,
    ),
    italian: listed('grondaie, pulizia pluviali, riparazione grondaie, spurgo grondaie'),
    german: listed(`Dachrinnenreiniger, Dachrinnenreinigerin, Rinnenreinigung, Dachrinnen reinigen,
      Regenrinnenreinigung, Dachrinnenservice`),
    japanese: listed('雨樋清掃, 雨どい清掃, 雨樋掃除, 雨どい修理, 雨樋修理'),
    Korean: listed('물받이 청소, 홈통 청소, 물받이 교체, 처마 홈통, 빗물받이 설치'),
  },
  things: {
    english:
      listed(`gutters, downpipes, downspouts, leaves, moss, camera, fascias, soffits, ladder, overflowing,
      leaking joints, roofline`),
    spanish: listed('hojas, bajantes, escalera, lluvia, atasco, musgo, aluminio'),
    french: listed('feuilles, descentes, mousse, échelle, eaux de pluie, bouchées, zinc, nacelle'),
    italian: listed('foglie, pluviali, scala, muschio, intasate, acqua piovana, piattaforma'),
    german: listed(
      `Dachrinne, Laub, Fallrohr, Moos, Laubschutz, Hubsteiger, verstopft, Dach, Leiter, Regenwasser`,
    ),
    japanese: listed('雨どい, 雨樋, 落ち葉, 詰まり, 高所, 屋根, 縦樋, 雨漏り, はしご'),
    Korean: listed('낙엽, 홈통, 지붕, 막힘, 사다리, 처마, 빗물, 누수, 고소작업'),
  },
}
