import { type Language, languages } from '@shingle/shared/language/language.ts'
import { readHours } from '@shingle/shared/reading/hours/read-hours.ts'
import { mask, unmask } from '@shingle/shared/reading/mask/mask.ts'
import { judged } from './goals.ts'
import { shown, timeEach } from './measure.ts'
import type { Report } from './report.ts'

interface Sample {
  readonly description: string
  readonly hours: string
}

const samples: Readonly<Record<Language, Sample>> = {
  english: {
    description:
      'Boiler repairs in Ely. Gas Safe 552917. Mon-Fri 8am-5pm, Sat 9-1. Call 01353 662012. From £65.',
    hours: 'Mon-Fri 8am-5pm, Sat 9-1',
  },
  spanish: {
    description:
      'Arreglos de ropa en Sevilla. L-V de 9 a 14 y de 17 a 20. Desde 8 € la pieza. Tel. 954 22 10 10.',
    hours: 'L-V de 9 a 14 y de 17 a 20',
  },
  french: {
    description:
      'Ramonage à Mâcon depuis 1987. Lundi au vendredi 8h-12h et 14h-18h. 03 85 38 12 34. Dès 60 € TTC.',
    hours: 'Lundi au vendredi 8h-12h et 14h-18h',
  },
  italian: {
    description:
      'Ripariamo bici in Via Roma 12, Palermo. Lun-ven 9.00-13.00, 15.30-19.30. 091 612 3456. Da 20 €.',
    hours: 'Lun-ven 9.00-13.00, 15.30-19.30',
  },
  german: {
    description: 'Klavierstimmer in Fulda. Mo-Fr 9-18 Uhr, Tel. 0661 123400. Stimmung ab 95 €, Anfahrt 15,-.',
    hours: 'Mo-Fr 9-18 Uhr',
  },
  japanese: {
    description: '尼崎の自転車修理。平日10:00〜19:00、木曜休み。電話06-6412-3456。パンク直し1,200円から。',
    hours: '平日10:00〜19:00、木曜休み',
  },
  Korean: {
    description: '마포구 수선집. 평일 오전 10시~오후 7시. 전화 02-323-4567. 바지 수선 5,000원부터.',
    hours: '평일 오전 10시~오후 7시',
  },
}

const runs = 50

type Times = Awaited<ReturnType<typeof timeEach>>

const row = (what: string, times: Times): string[] => [
  what,
  shown(times.p50),
  judged(shown(times.p95), times.p95, { atMost: 50 }),
  '50',
]

/** From seven descriptions to their facts, one in each language: how long each stage takes. */
export const benchReading = async (): Promise<Report> => {
  const masked = await timeEach(runs, () =>
    languages.map((language) => {
      const { text, forms } = mask(samples[language].description, { language })
      return unmask(text, forms)
    }),
  )
  const hours = await timeEach(runs, () =>
    languages.map((language) => readHours([samples[language].hours], language)),
  )
  return {
    title: 'Reading seven descriptions, one in each language',
    columns: ['what', 'p50 ms', 'p95 ms', 'goal ms, p95'],
    rows: [row('mask what has a form, and put it back', masked), row('opening hours', hours)],
    notes: [`${runs} runs after one to warm up.`],
  }
}
