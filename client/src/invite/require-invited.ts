import { rememberInvite } from '../account/opened-invite.ts'
import { requireSession } from '../account/require-session.ts'
import type { Place } from '../app/place.ts'

/** Whoever opens an invite and is not signed in signs in first, and comes back also by another way. */
export const requireInvited = (place: Place): Promise<string | null> => {
  rememberInvite(place)
  return requireSession(place)
}
