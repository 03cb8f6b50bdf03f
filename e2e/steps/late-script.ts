import type { Page } from '@playwright/test'
import { scriptName } from '../../client/script-name.ts'

/** The addresses of a script that the client fetches when it needs it, by the file that it begins with. */
export const addressOfScript = (file: string): RegExp => new RegExp(`/assets/${scriptName(file)}-[^/]+\\.js$`)

/** A script that does not come before it is sent. */
interface HeldScript {
  readonly isAsked: () => boolean
  readonly send: () => void
}

/** Holds a script back on its way to this page; only where no service worker keeps it. */
export const holdScript = async (page: Page, file: string): Promise<HeldScript> => {
  const { promise: maySend, resolve: send } = Promise.withResolvers<void>()
  let isAsked = false
  await page.route(addressOfScript(file), async (route) => {
    isAsked = true
    await maySend
    await route.continue()
  })
  return { isAsked: () => isAsked, send }
}
