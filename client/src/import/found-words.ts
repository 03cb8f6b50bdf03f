import { addressLine } from '@shingle/shared/business/address-line.ts'
import { hoursLines } from '@shingle/shared/business/hours-lines.ts'
import { type OpeningHours, type Weekday, weekdays } from '@shingle/shared/business/opening-hours.ts'
import { weekdayNames } from '@shingle/shared/business/weekday-names.ts'
import type { FoundAddress, FoundItem } from '@shingle/shared/import/found.ts'

/** The country of whoever reads `tag`, a browser's language, as ISO names it: most have their business where they are. */
const countryOfReader = (tag: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z0-9]+)*$/iu.test(tag) ? new Intl.Locale(tag).maximize().region : undefined

/** A found address on one line, as people write it where its owner is by the language of their browser. */
export const addressWords = (
  { streetAddress, postalCode, town }: FoundAddress,
  reader = navigator.language,
): string =>
  addressLine(
    { streetAddress, postalCode, location: town, country: '' },
    { language: 'english', country: countryOfReader(reader) },
  )

/** The days of which two weeks say different things. */
const differingDays = (weeks: readonly OpeningHours[]): readonly Weekday[] =>
  weekdays.filter((day) => new Set(weeks.map((week) => JSON.stringify(week[day] ?? []))).size > 1)

const onlyDays = (week: OpeningHours, days: readonly Weekday[]): OpeningHours =>
  Object.fromEntries(days.map((day) => [day, week[day] ?? []]))

const hoursWords = (week: OpeningHours): string => hoursLines(week).join(', ') || 'closed'

/** What each choice of a thing says, and where: of hours only what differs. */
export const choiceWords = (item: FoundItem): readonly string[] => {
  switch (item.kind) {
    case 'hours': {
      const days = differingDays(item.choices.map(({ value }) => value))
      return item.choices.map(({ value, source }) => `${hoursWords(onlyDays(value, days))}, ${source}`)
    }
    case 'address':
      return item.choices.map(
        ({ value, source }) => `${addressWords({ ...value, postalCode: '' })}, ${source}`,
      )
    case 'offer':
      return item.choices.map(({ value, source }) => `${value.price || value.name}, ${source}`)
    case 'picture':
      return item.choices.map(({ source }) => source)
    default:
      return item.choices.map(({ value, source }) => `${value}, ${source}`)
  }
}

/** What is told in several ways. */
export const clashWords = (item: FoundItem): string => {
  const times = item.choices.length === 2 ? 'twice' : `${item.choices.length} times`
  if (item.kind === 'offer') return `${item.choices[0]?.value.name} is told ${times}.`
  if (item.kind !== 'hours')
    return `${item.kind === 'address' ? 'The address' : 'The name'} is told ${times}.`
  const [first, ...others] = differingDays(item.choices.map(({ value }) => value))
  return first !== undefined && others.length === 0
    ? `${weekdayNames[first]} is told ${times}.`
    : `The hours are told ${times}.`
}
