import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { nextPlace } from '../next-place.ts'
import { askedHere } from './asked-here.ts'
import { askWaitingTab } from './waiting-tab.ts'

/** Where somebody goes on who opened a mailed link in this tab; null where the tab they asked in makes their website. */
export const wayOn = async (): Promise<string | null> => {
  const elsewhere = await askWaitingTab()
  // The answers are in the other tab alone, and that makes the website of them.
  if (elsewhere === appPaths.createLaunch) return null
  const next = elsewhere ?? askedHere()
  return nextPlace(new URLSearchParams(next === null ? {} : { next }))
}
