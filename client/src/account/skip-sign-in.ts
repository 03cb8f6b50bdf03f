import type { Place } from '../app/place.ts'
import { nextPlace } from './next-place.ts'
import { owesSignOut } from './owed-sign-out.ts'
import { rememberedAccount } from './remembered-account.ts'
import { restoreSession } from './session.ts'

/** Whoever is signed in already goes on at once. */
export const skipSignIn = async ({ search }: Place): Promise<string | null> => {
  // Without a remembered account there is nobody to ask the server about, but for who signed out unheard.
  if (!rememberedAccount() && !owesSignOut()) return null
  const session = await restoreSession()
  if (session.status !== 'signed-in') return null
  return nextPlace(new URLSearchParams(search))
}
