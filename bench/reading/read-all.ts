import { readDescription } from '@shingle/shared/reading/read-description.ts'
import type { TradeRead } from '@shingle/shared/reading/reading.ts'
import type { Setting } from '@shingle/shared/reading/take-apart.ts'
import { recognizeTrade } from '@shingle/trades/recognize/recognize-trade.ts'
import { slotsOfClauses } from '@shingle/trades/recognize/slots.ts'
import { type Description, readCorpus } from './corpus.ts'
import { type Judgment, judge } from './judge.ts'

/** Where the descriptions' owners are. */
const timeZones: Readonly<Record<string, string>> = {
  GB: 'Europe/London',
  US: 'America/New_York',
  CA: 'America/Toronto',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  IE: 'Europe/Dublin',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  ES: 'Europe/Madrid',
  MX: 'America/Mexico_City',
  AR: 'America/Argentina/Buenos_Aires',
  CO: 'America/Bogota',
  PE: 'America/Lima',
  FR: 'Europe/Paris',
  BE: 'Europe/Brussels',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
}

/** What is known of a description's business beside it. */
export const settingOf = ({ name, place, country }: Description): Setting => ({
  name,
  place,
  timeZone: timeZones[country] ?? '',
})

/** Reads the whole corpus and judges it. */
export const readAll = (): readonly Judgment[] =>
  readCorpus().map((description) => {
    const { name, text } = description
    const recognize: Parameters<typeof readDescription>[2] = ({ clauses, refused, language }): TradeRead =>
      recognizeTrade(slotsOfClauses({ name, clauses, refused }), language)
    return judge(description, readDescription(text, settingOf(description), recognize))
  })
