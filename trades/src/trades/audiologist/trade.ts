import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'audiologist',
  kind: 'health-practice',
  names: {
    english: 'Hearing aid specialist',
    spanish: 'Centro auditivo',
    french: 'Centre auditif',
    italian: 'Centro acustico',
    german: 'Hörgeräteakustik',
    japanese: '補聴器店',
    Korean: '보청기 센터',
  },
  naming: {
    english: listed('audiologist, hearing aids, hearing test, hearing centre, tinnitus clinic, audiology'),
    spanish: listed('audiólogo, audioprotesista, revisión auditiva'),
    french: listed('appareils auditifs, audiologiste, test auditif'),
    italian: listed('apparecchi acustici, audioprotesista, audiologo, esame dell’udito'),
    german: listed('hörgeräte, hörgeräteakustiker, hörakustik, hörtest, hörstudio'),
    japanese: listed('補聴器, 補聴器専門店, 聴力測定, 補聴器のお店, 補聴器センター, 補聴器相談'),
    Korean: listed('보청기, 청력 검사, 청능사'),
  },
  things: {
    english: listed('hearing, ear moulds, tinnitus, batteries, deaf, audiogram'),
    spanish: listed('audición, acúfenos, pilas, sordera, oído, audífonos'),
    french: listed('audition, acouphènes, piles, surdité, oreille'),
    italian: listed('udito, acufene, pile, sordità, orecchio'),
    german: listed('gehör, batterien, tinnitus, otoplastik, gehörschutz, ohr'),
    japanese: listed('聴こえ, 難聴, 聴力, 電池, 耳'),
    Korean: listed('청력, 난청, 이명, 배터리'),
  },
}
