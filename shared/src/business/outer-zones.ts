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

/** The first and the last time zone of a country, by its clocks; one where it has one, [] where nobody knows. */
export const outerZones = (country: string | undefined): readonly string[] => {
  const zones = country === undefined ? [] : zonesOf(country)
  const ordered = zones.toSorted((one, other) => aheadOf(one) - aheadOf(other))
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (first === undefined || last === undefined) return []
  return aheadOf(first) === aheadOf(last) ? [first] : [first, last]
}
