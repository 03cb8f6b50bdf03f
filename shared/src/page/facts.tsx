import { Fragment } from 'react'
import { isPhone, phoneHref } from '../link/phone.ts'
import { factOf } from './field-address.ts'
import { type HoursRow, hoursRows, specialRows } from './hours-rows.ts'
import { useKit } from './kit.tsx'
import type { PageContext } from './page-context.ts'

interface FactProps {
  readonly page: PageContext
  readonly className?: string
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
        {special.map(({ key, until, days, times, note }) => (
          <Fragment key={key}>
            <tr data-date={until}>
              <th scope="row">{days}</th>
              <td>
                <Times times={times} />
              </td>
            </tr>
            {note === '' ? null : (
              <tr className="note" data-date={until}>
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
