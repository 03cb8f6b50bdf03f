import { addressLine } from '../../business/address-line.ts'
import { hoursRows, specialRows } from '../hours-rows.ts'
import type { PageContext } from '../page-context.ts'
import { escapeMarkdown } from './rich-markdown.ts'

/** The facts of the business, a line each: only those that are stated. */
export const factLines = (page: PageContext): readonly string[] => {
  const { business, strings } = page
  const hours = [
    ...hoursRows(business.hours, page).map(({ days, times }) => `${days} ${times.join(', ')}`),
    ...specialRows(page).map(({ days, times, note }) =>
      [days, times.join(', '), note && `(${note})`].filter((part) => part !== '').join(' '),
    ),
  ]
  const facts: readonly (readonly [string, string])[] = [
    [strings.phone, business.phone],
    [strings.email, business.email],
    [strings.address, addressLine(business, page)],
    [strings.serviceArea, business.serviceArea],
    [strings.hours, hours.join('; ')],
  ]
  return facts
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `- ${label}: ${escapeMarkdown(value.trim())}`)
}
