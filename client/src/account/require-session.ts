import { redirect } from 'react-router'
import { appPaths } from '../app/app-paths.ts'
import { rememberedAccount } from './remembered-account.ts'
import { safeNext } from './safe-next.ts'
import { restoreSession } from './session.ts'

/** A route's loader: whoever is not signed in goes through the door first and comes back. */
export async function requireSession({ request }: { request: Request }): Promise<null> {
  const session = await restoreSession()
  if (session.status === 'signed-in') return null
  const { pathname, search } = new URL(request.url)
  throw redirect(`${appPaths.signIn}?next=${encodeURIComponent(pathname + search)}`)
}

/** The sign-in screen's loader: whoever is signed in already goes on at once. */
export async function skipSignIn({ request }: { request: Request }): Promise<null> {
  // Without a remembered account there is nobody to ask the server about.
  if (!rememberedAccount()) return null
  const session = await restoreSession()
  const { searchParams, origin } = new URL(request.url)
  if (session.status === 'signed-in') throw redirect(safeNext(searchParams.get('next'), origin))
  return null
}
