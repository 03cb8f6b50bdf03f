import { Fragment } from 'react'
import { isAmericanPlace } from '../business/american-place.ts'
import { type OpeningHours, type TimeSpan, weekdays } from '../business/opening-hours.ts'
import { twelveHourSpan } from '../business/twelve-hours.ts'
import { languageTag } from '../language/language.ts'
import { isPhone, phoneHref } from '../link/phone.ts'
import { dayName } from './day-name.ts'
import { factOf } from './field-address.ts'
import { useKit } from './kit.tsx'
import type { PageContext } from './page-context.ts'

interface FactProps {
  readonly page: PageContext
  readonly className?: string
}

const timesOf = (spans: readonly TimeSpan[], { strings, language }: PageContext): readonly string[] => {
  if (spans.length === 0) return [strings.closed]
  return spans.map((span) => {
    if (span.opens === span.closes) return strings.allDay
    return language === 'english' ? twelveHourSpan(span) : `${span.opens}–${span.closes}`
  })
}

interface HoursRow {
  readonly days: string
  /** What a day's spans are called, such as `9am–5pm` in English, in order; never empty. */
  readonly times: readonly string[]
}

interface SpecialRow extends HoursRow {
  readonly key: string
  readonly note: string
}

/** The days of which something is said in rows, neighbours of equal hours taken together; [] where hours are not stated. */
export const hoursRows = (hours: OpeningHours, page: PageContext): readonly HoursRow[] => {
  if (weekdays.every((day) => (hours[day] ?? []).length === 0)) return []
  const rows: { first: string; last: string; until: number; times: readonly string[] }[] = []
  for (const [at, day] of weekdays.entries()) {
    const spans = hours[day]
    // A day that nobody named may be open.
    if (spans === undefined) continue
    const times = timesOf(spans, page)
    const name = dayName(day, page.language)
    const previous = rows.at(-1)
    if (previous?.until === at - 1 && previous.times.join() === times.join()) {
      previous.last = name
      previous.until = at
    } else rows.push({ first: name, last: name, until: at, times })
  }
  return rows.map(({ first, last, times }) => ({
    days: first === last ? first : `${first} – ${last}`,
    times,
  }))
}

/** English is read with the day first, but in America. */
const calendarTag = ({ language, business }: PageContext): string => {
  if (language !== 'english') return languageTag[language]
  return isAmericanPlace(`${business.location}, ${business.country}`) ? 'en-US' : 'en-GB'
}

/** The days that differ from the week, in rows, by the calendar of the page's language. */
export const specialRows = (page: PageContext): readonly SpecialRow[] => {
  const calendar = new Intl.DateTimeFormat(calendarTag(page), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return page.business.specialDays
    .filter(({ date }) => !Number.isNaN(Date.parse(date)))
    .map(({ date, spans, note }, at) => ({
      key: `${date} ${at}`,
      days: calendar.format(new Date(date)),
      times: timesOf(spans, page),
      note,
    }))
}

/** The spans of a day one after the other; a line may end between them, never within hours. */
export const Times = ({ times }: Pick<HoursRow, 'times'>) =>
  times.map((time, at) => (
    // Two spans may be the same while they are typed.
    // biome-ignore lint/suspicious/noArrayIndexKey: spans stand by their place
    <Fragment key={at}>
      {at === 0 ? '' : ', '}
      {/\d/.test(time) ? <span className="time">{time}</span> : time}
    </Fragment>
  ))

interface HoursProps extends FactProps {
  /** Whether the days that differ from the week are listed below it. */
  readonly withSpecialDays?: boolean
}

/** The opening hours as a table; nothing where they are not stated. */
export const Hours = ({ page, className, withSpecialDays = false }: HoursProps) => {
  const week = hoursRows(page.business.hours, page)
  const special = withSpecialDays ? specialRows(page) : []
  if (week.length + special.length === 0) return null
  return (
    <table className={`hours ${className ?? ''}`.trim()}>
      <tbody>
        {week.map(({ days, times }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>
              <Times times={times} />
            </td>
          </tr>
        ))}
        {special.map(({ key, days, times, note }) => (
          <Fragment key={key}>
            <tr>
              <th scope="row">{days}</th>
              <td>
                <Times times={times} />
              </td>
            </tr>
            {note === '' ? null : (
              <tr className="note">
                <td colSpan={2}>{note}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** The phone number as a link that dials it; nothing where it is not stated. */
export const PhoneLink = ({ page, className }: FactProps) => {
  const { Text } = useKit()
  const { phone } = page.business
  if (phone.trim() === '') return null
  const number = <Text of={factOf('phone')} value={phone} as="span" />
  // A number with words in it cannot be dialled, and must not look as if it could.
  if (!isPhone(phone)) return <span className={className?.replace(/button\S*/g, '').trim()}>{number}</span>
  return (
    <a className={className} href={phoneHref(phone)}>
      {number}
    </a>
  )
}

/** The e-mail address as a link; nothing where it is not stated. */
export const EmailLink = ({ page, className }: FactProps) => {
  const { Text, Anchor } = useKit()
  const { email } = page.business
  if (email.trim() === '') return null
  return (
    <Anchor link={{ type: 'Email', target: email }} {...(className === undefined ? {} : { className })}>
      <Text of={factOf('email')} value={email} as="span" />
    </Anchor>
  )
}
