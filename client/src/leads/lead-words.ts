import type { LeadsAnswer } from '@shingle/shared/lead/endpoints.ts'
import type { Lead, Message, SignUp } from '@shingle/shared/lead/lead.ts'
import { messagesMaximum } from '@shingle/shared/lead/limits.ts'
import type { SpamReason } from '@shingle/shared/lead/spam-reasons.ts'
import { nameField } from '@shingle/shared/submission/sender-name.ts'
import { appLocale } from '../ui/app-locale.ts'

const number = new Intl.NumberFormat(appLocale)
const dayMs = 24 * 60 * 60 * 1000

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(appLocale, options)
const time = format({ hour: '2-digit', minute: '2-digit' })
const day = format({ day: 'numeric', month: 'short' })
const dayOfYear = format({ day: 'numeric', month: 'short', year: 'numeric' })
const longDay = format({ day: 'numeric', month: 'long' })

/** How many days ago a moment's day began: 0 is today. */
const daysAgo = (date: Date, now: Date): number => {
  const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime()
  return Math.round((midnight(now) - midnight(date)) / dayMs)
}

/** When a lead came, as its row says it: '09:12', 'Yesterday', '18 Nov'. */
export const whenWords = (iso: string, now: Date): string => {
  const date = new Date(iso)
  const ago = daysAgo(date, now)
  if (ago <= 0) return time.format(date)
  if (ago === 1) return 'Yesterday'
  return date.getFullYear() === now.getFullYear() ? day.format(date) : dayOfYear.format(date)
}

/** The same as a part of a sentence: 'today at 09:12'. */
export const momentIn = (iso: string, now: Date): string => {
  const date = new Date(iso)
  const ago = daysAgo(date, now)
  if (ago <= 0) return `today at ${time.format(date)}`
  if (ago === 1) return `yesterday at ${time.format(date)}`
  return `${date.getFullYear() === now.getFullYear() ? longDay.format(date) : dayOfYear.format(date)} at ${time.format(date)}`
}

/** Whom a lead is from: the name they gave, else their address. */
export const senderOf = (lead: Lead): string => {
  if (lead.kind === 'sign-up') return lead.email ?? 'Somebody who left the list'
  return nameField(lead.fields, lead.email)?.value ?? lead.email ?? 'A visitor'
}

/** The start of what they wrote, on one line. */
export const firstWords = ({ fields, email }: Message): string => {
  const written = fields.find(({ type, value }) => type === 'TextArea' && value !== '')
  const other = fields.findLast(({ value }) => value !== '' && value !== email)
  return (written ?? other)?.value.replaceAll(/\s+/g, ' ').trim() ?? ''
}

/** What a sign-up is to the newsletter's list. */
export const standingWords = ({ standing, since }: SignUp): string => {
  if (standing === 'confirmed') return 'Newsletter sign-up, confirmed'
  if (standing === 'waiting') return 'Waiting for confirmation, left out of exports'
  return `Left the list on ${longDay.format(new Date(since))}`
}

const reasonWords: Readonly<Record<SpamReason, string>> = {
  trap: 'a field that people do not see was filled in',
  links: 'it has several links',
  markup: 'it has the code of links in it',
  offer: 'it sells what such messages sell',
  shouting: 'most of it is in capitals',
  sender: 'you marked this address as spam before',
  owner: 'you marked it',
}

/** Why a message is among the spam. */
export const spamWords = (reasons: readonly SpamReason[]): string =>
  reasons.length === 0
    ? 'Judged to be spam.'
    : `Spam, because ${reasons.map((reason) => reasonWords[reason]).join(', and ')}.`

/** From how many messages on their owner is told that there is an end. */
const nearlyFull = messagesMaximum * 0.9

/** What an owner should know of the room that is left for messages of one website; '' while there is plenty. */
export const roomWords = ({ messages, spam }: Pick<LeadsAnswer['counts'], 'messages' | 'spam'>): string => {
  const kept = messages + spam
  if (kept < nearlyFull) return ''
  const most = number.format(messagesMaximum)
  const state =
    kept < messagesMaximum
      ? `${number.format(kept)} of ${most} messages are kept.`
      : `Full: ${most} messages are kept.`
  const what = kept < messagesMaximum ? 'Then new ones take' : 'New ones take'
  return `${state} ${what} the place of the oldest spam, then of the oldest that you have read. While all are unread, visitors are told that the mailbox is full.`
}
