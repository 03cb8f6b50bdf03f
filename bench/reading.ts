import { type Language, languages } from '@shingle/shared/language/language.ts'
import { mask, unmask } from '@shingle/shared/reading/mask/mask.ts'
import { judged } from './goals.ts'
import { shown, timeEach } from './measure.ts'
import type { Report } from './report.ts'

const descriptions: Readonly<Record<Language, string>> = {
  english:
    'Boiler repairs and servicing in Ely. Gas Safe 552917. Mon-Fri 8am-5pm, Sat 9-1. Call 01353 662012. From £65.',
  spanish: 'Arreglos de ropa en Sevilla. L-V de 9 a 14 y de 17 a 20. Desde 8 € la pieza. Tel. 954 22 10 10.',
  french: 'Ramonage à Mâcon depuis 1987. Lundi au vendredi 8h-12h et 14h-18h. 03 85 38 12 34. Dès 60 € TTC.',
  italian: 'Ripariamo bici in Via Roma 12, Palermo. Lun-ven 9.00-13.00, 15.30-19.30. 091 612 3456. Da 20 €.',
  german: 'Klavierstimmer in Fulda. Mo-Fr 9-18 Uhr, Tel. 0661 123400. Stimmung ab 95 €, Anfahrt 15,-.',
  japanese: '尼崎の自転車修理。平日10:00〜19:00、木曜休み。電話06-6412-3456。パンク直し1,200円から。',
  Korean: '마포구 수선집. 평일 오전 10시~오후 7시. 전화 02-323-4567. 바지 수선 5,000원부터.',
}

const runs = 50

/** From a description to its facts: how long each stage takes. */
export const benchReading = async (): Promise<Report> => {
  const masked = await timeEach(runs, () =>
    languages.map((language) => {
      const { text: rest, forms } = mask(descriptions[language], { language })
      return unmask(rest, forms)
    }),
  )
  return {
    title: 'Reading a description',
    columns: ['what', 'p50 ms', 'p95 ms', 'goal ms, p95'],
    rows: [
      [
        'mask a description in each of seven languages',
        shown(masked.p50),
        judged(shown(masked.p95), masked.p95, { atMost: 50 }),
        '50',
      ],
    ],
    notes: [`${runs} runs after one to warm up.`],
  }
}
