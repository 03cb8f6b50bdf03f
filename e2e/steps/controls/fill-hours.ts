import { expect, type Locator } from '@playwright/test'
import { spansMaximum, specialDayNoteMaximum, weekdays } from '@shingle/shared/business/opening-hours.ts'
import type { HoursField, SpecialDaysField } from '@shingle/shared/field/field.ts'
import { fillLimited } from './fill-words.ts'
import { claim, type Form, words } from './form.ts'

const times = [
  ['00:00', '04:59'],
  ['05:00', '12:30'],
  ['13:00', '23:59'],
] as const

/** As many opening times as a day may have. */
const fillSpans = async (day: Locator): Promise<readonly unknown[]> => {
  await day.getByRole('switch').check()
  const more = day.getByRole('button', { name: /^Add hours/ })
  const opened = day.getByLabel(/ opens$/)
  await expect(opened.first()).toBeVisible()
  // A day opens as the day before it.
  for (let count = await opened.count(); count < spansMaximum; count += 1) await more.click()
  await expect(more).toHaveCount(0)
  for (const [at, [opens, closes]] of times.entries()) {
    await day
      .getByLabel(/ opens$/)
      .nth(at)
      .fill(opens)
    await day
      .getByLabel(/ closes$/)
      .nth(at)
      .fill(closes)
  }
  await expect(day.getByLabel(/ closes$/)).toHaveCount(spansMaximum)
  return times.map(([opens, closes]) => ({ opens, closes }))
}

/** The week, every day of it with all its opening times. */
export const fillHours = async ({ root }: Form, { label }: HoursField): Promise<unknown> => {
  const week = root.getByRole('group', { name: label, exact: true })
  await claim(week)
  const hours = new Map<string, unknown>()
  const days = week.locator(':scope > div')
  await expect(days).toHaveCount(weekdays.length)
  for (const [at, day] of weekdays.entries()) hours.set(day, await fillSpans(days.nth(at)))
  return Object.fromEntries(hours)
}

/** Days that do not follow each other: those that do and are alike stand in one row. */
const specialDate = (at: number): string => new Date(Date.UTC(2027, 2, 1 + 2 * at)).toISOString().slice(0, 10)

/** As many special days as there may be, the last of them in full. */
export const fillSpecialDays = async (
  { root }: Form,
  { label, maximum }: SpecialDaysField,
): Promise<unknown> => {
  const more = root.getByRole('button', { name: 'Add special day' })
  const dates = root.getByLabel('Date', { exact: true })
  for (let count = await dates.count(); count < maximum; count += 1) {
    await more.click()
    await dates.nth(count).fill(specialDate(count))
  }
  await expect(more).toBeDisabled()
  await claim(more.locator('xpath=../..'))
  const day = dates.last().locator('..')
  const note = await fillLimited(day.getByLabel('Why, such as Christmas'), words(specialDayNoteMaximum))
  const spans = await fillSpans(day)
  expect(await dates.count(), label).toBe(maximum)
  return Array.from({ length: maximum }, (_, at) => ({
    date: specialDate(at),
    ...(at === maximum - 1 ? { note, spans } : { note: '', spans: [] }),
  }))
}
