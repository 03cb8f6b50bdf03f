import { requireSession } from '../account/require-session.ts'
import { appPaths } from '../app/app-paths.ts'
import type { Place } from '../app/place.ts'
import { hasWords } from './answers.ts'
import { answersStore } from './answers-store.ts'

/** Without answers there is nothing to create yet; with them, somebody has to be there to create it for. */
export async function requireAnswers(place: Place): Promise<string | null> {
  return hasWords(answersStore.getState().answers) ? requireSession(place) : appPaths.createAbout
}
