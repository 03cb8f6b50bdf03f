import { appPaths, signInStepPath } from '@shingle/shared/paths/app-paths.ts'
import { nextPlace } from '../next-place.ts'
import { askedHere } from './asked-here.ts'
import { askWaitingTab } from './waiting-tab.ts'

// The answers, or the mailed secret, are in the tab that asked alone: it makes the website of them, or confirms the address.
const goesOnThere: readonly (string | null)[] = [appPaths.createLaunch, signInStepPath('new-email')]

/** Where somebody goes on who opened a mailed link in this tab; null where the tab they asked in goes on. */
export const wayOn = async (): Promise<string | null> => {
  const elsewhere = await askWaitingTab()
  if (goesOnThere.includes(elsewhere)) return null
  const next = elsewhere ?? askedHere()
  return nextPlace(new URLSearchParams(next === null ? {} : { next }))
}
