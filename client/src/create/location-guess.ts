/** The place that the browser's time zone names, such as 'London, United Kingdom'; empty when it names none. */
export const guessLocation = async (timeZone: string): Promise<string> => {
  const { getCountryForTimezone } = await import('countries-and-timezones')
  const country = getCountryForTimezone(timeZone)?.name
  const city = timeZone.includes('/') ? timeZone.split('/').at(-1)?.replaceAll('_', ' ') : undefined
  return city && country ? `${city}, ${country}` : (country ?? '')
}

export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
