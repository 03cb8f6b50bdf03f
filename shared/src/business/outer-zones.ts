// A winter and a summer, whichever half of the earth it is.
const moments = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)] as const

/** How far a zone is ahead of UTC over the year, in minutes. */
const aheadOf = (timeZone: string): number => {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const minutes = moments.map((at) => (Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at) / 60_000)
  return minutes.reduce((sum, of) => sum + of, 0)
}

// The types of the language do not know it yet.
const zonesOf = (country: string): readonly string[] => {
  const locale = new Intl.Locale('und', { region: country })
  const ask: unknown = Reflect.get(locale, 'getTimeZones')
  const zones: unknown = typeof ask === 'function' ? ask.call(locale) : undefined
  return Array.isArray(zones) ? zones.map(String) : []
}

const outerOf = (country: string): readonly string[] => {
  const ordered = zonesOf(country)
    .map((zone) => ({ zone, ahead: aheadOf(zone) }))
    .toSorted((one, other) => one.ahead - other.ahead)
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (first === undefined || last === undefined) return []
  return first.ahead === last.ahead ? [first.zone] : [first.zone, last.zone]
}

// Clocks are dear to ask, and there are as many entries as ISO names countries.
const known = new Map<string, readonly string[]>()

/** The first and the last time zone of a country, by its clocks; one where it has one, [] where nobody knows. */
export const outerZones = (country: string | undefined): readonly string[] => {
  if (country === undefined) return []
  const zones = known.get(country) ?? outerOf(country)
  known.set(country, zones)
  return zones
}
