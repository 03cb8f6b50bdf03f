import { hoursLines } from '@shingle/shared/business/hours-lines.ts'
import { type OpeningHours, type Weekday, weekdays } from '@shingle/shared/business/opening-hours.ts'
import { weekdayNames } from '@shingle/shared/business/weekday-names.ts'
import type { FoundItem } from '@shingle/shared/import/found.ts'

const addressWords = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

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
        ({ value, source }) => `${addressWords([value.streetAddress, value.town])}, ${source}`,
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

/** One address on one line. */
export const addressLine = ({
  streetAddress,
  postalCode,
  town,
}: {
  readonly streetAddress: string
  readonly postalCode: string
  readonly town: string
}): string => addressWords([streetAddress, `${postalCode} ${town}`.trim()])
