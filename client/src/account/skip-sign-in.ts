import type { Place } from '../app/place.ts'
import { owesSignOut } from '../server/session/owed-sign-out.ts'
import { rememberedAccount } from '../server/session/remembered-account.ts'
import { restoreSession, sessionStore } from '../server/session/session.ts'
import { fetchEnded, finishBegunLeaving } from './leaving/fetch-ended.ts'
import { nextPlace } from './next-place.ts'

/** Whoever is signed in already goes on at once; of whoever's session was ended, nothing saved stays on this device. */
export const skipSignIn = async ({ search }: Place): Promise<string | null> => {
  await finishBegunLeaving()
  // Without a remembered account there is nobody to ask the server about, but for who signed out unheard.
  const isKnown = sessionStore.getState().session.status !== 'unknown'
  if (!isKnown && !rememberedAccount() && !owesSignOut()) return null
  const session = await restoreSession()
  if (session.status === 'over') {
    const leave = fetchEnded().then(({ leaveEnded }) => leaveEnded(session.account.id))
    // Whoever cannot be cleared away must still be able to sign in.
    await leave.catch(console.error)
  }
  if (session.status !== 'signed-in') return null
  return nextPlace(new URLSearchParams(search))
}
