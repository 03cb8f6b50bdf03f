import { countedPathOf } from '@shingle/shared/usage/counted-paths.ts'
import { countUsageEndpoint } from '@shingle/shared/usage/endpoints.ts'
import { navigation } from '../app/navigate.ts'
import { startTelling } from './tell-usage.ts'

const { notePageView } = startTelling(countUsageEndpoint)
let shown = ''

/** Counts the screen that is shown, once for each time that somebody comes to it. */
const look = (): void => {
  const { pathname } = navigation.shown().place
  if (pathname === shown) return
  shown = pathname
  const pattern = countedPathOf(pathname)
  if (pattern !== undefined) notePageView(pattern)
}

navigation.subscribe(look)
look()
