import { redirect } from 'react-router'
import { appPaths } from '../app/app-paths.ts'
import { restoreSession } from './session.ts'

/** A route's loader: whoever is not signed in goes through the door first and comes back. */
export async function requireSession({ request }: { request: Request }): Promise<null> {
  const session = await restoreSession()
  if (session.status === 'signed-in') return null
  const { pathname, search } = new URL(request.url)
  throw redirect(`${appPaths.signIn}?next=${encodeURIComponent(pathname + search)}`)
}
