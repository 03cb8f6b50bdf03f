import { openedInvite } from './opened-invite.ts'
import { safeNext } from './safe-next.ts'

/** Where to go after signing in: where the address says, else to the invite that somebody came with. */
export const nextPlace = (search: URLSearchParams): string => {
  const next = search.get('next')
  return (next === null && openedInvite()) || safeNext(next, window.location.origin)
}
