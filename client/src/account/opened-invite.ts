import { isEmail } from '@shingle/shared/email/email.ts'
import { invitedEmailIn } from '@shingle/shared/invite/mailed-invite-path.ts'
import { appPaths, invitePath } from '@shingle/shared/paths/app-paths.ts'
import { matchPath } from '@shingle/shared/paths/match-path.ts'
import type { Place } from '../app/place.ts'

// Specification 4: the key in session storage.
const key = 'websiteInviteId'
const emailKey = 'websiteInviteEmail'
/** Whom the mail was for, also once somebody signed out, with whom all that the tab stores goes. */
let opened: { readonly id: string; readonly email: string } | null = null

/** Keeps the invite of a place, so that it survives signing up and whatever comes in between; and whom its mail was for. */
export const rememberInvite = ({ pathname }: Place): void => {
  const id = matchPath(appPaths.invite, pathname)?.id
  if (id === undefined) return
  if (id !== (sessionStorage.getItem(key) ?? opened?.id)) forgetInvite()
  sessionStorage.setItem(key, id)
  const email = invitedEmailIn(window.location.hash)
  if (!isEmail(email)) return
  sessionStorage.setItem(emailKey, email)
  opened = { id, email }
}

/** The invite was answered, or put off. */
export const forgetInvite = (): void => {
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(emailKey)
  opened = null
}

/** The address that the opened invite was mailed to, as the link in its mail says; empty where it says none. */
export const invitedEmail = (): string => sessionStorage.getItem(emailKey) ?? opened?.email ?? ''

/** The page of the invite that was opened in this tab and not answered yet. */
export const openedInvite = (): string | null => {
  const id = sessionStorage.getItem(key)
  return id === null ? null : invitePath(id)
}
