import type { ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { inviteLifetimeDays } from '@shingle/shared/invite/limits.ts'
import { appLocale } from '../../../ui/app-locale.ts'
import { editedWords } from '../../../website/websites.ts'

const dayMs = 24 * 60 * 60 * 1000

const agoWords = (days: number): string => {
  if (days === 0) return 'Invited today'
  return days === 1 ? 'Invited yesterday' : `Invited ${days} days ago`
}

const openWords = (days: number): string => {
  if (days === 0) return 'open for one more day'
  return days >= inviteLifetimeDays ? `open for ${inviteLifetimeDays} days` : `open for ${days} more`
}

/** How an open invite stands: 'Invited 2 days ago, open for 5 more'. */
const pendingWords = ({ invitedAt, openUntil }: ListedInvite, now: number): string => {
  const ago = Math.max(0, Math.floor((now - Date.parse(invitedAt)) / dayMs))
  const left = Math.ceil((Date.parse(openUntil) - now) / dayMs)
  return `${agoWords(ago)}, ${openWords(left <= 1 ? 0 : left)}`
}

const expiredWords = ({ invitedAt }: ListedInvite, locale: string): string => {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(invitedAt))
  return `Invited ${day}, open for ${inviteLifetimeDays} days`
}

/** What stands below somebody's name in the list of editors. */
export const invitedWords = (invite: ListedInvite, now: number, locale = appLocale): string => {
  if (invite.state === 'Pending') return pendingWords(invite, now)
  if (invite.state === 'Expired') return expiredWords(invite, locale)
  const edited = invite.editedAt === null ? '' : `edited ${editedWords(invite.editedAt, now, locale)}`
  return [invite.name === null ? '' : invite.email, edited].filter(Boolean).join(' · ')
}
