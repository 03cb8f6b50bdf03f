import { appPaths, invitePath } from '@shingle/shared/paths/app-paths.ts'
import { matchPath } from '@shingle/shared/paths/match-path.ts'
import type { Place } from '../app/place.ts'

// Specification 4: the key in session storage.
const key = 'websiteInviteId'

/** Keeps the invite of a place, so that it survives signing up and whatever comes in between. */
export const rememberInvite = ({ pathname }: Place): void => {
  const id = matchPath(appPaths.invite, pathname)?.id
  if (id !== undefined) sessionStorage.setItem(key, id)
}

/** The invite was answered, or put off. */
export const forgetInvite = (): void => sessionStorage.removeItem(key)

/** The page of the invite that was opened in this tab and not answered yet. */
export const openedInvite = (): string | null => {
  const id = sessionStorage.getItem(key)
  return id === null ? null : invitePath(id)
}
