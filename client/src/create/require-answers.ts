import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { requireSession } from '../account/require-session.ts'
import type { Place } from '../app/place.ts'
import { hasWords } from './answers.ts'
import { answersStore } from './answers-store.ts'

/** Without answers there is nothing to create yet; with them, somebody has to be there to create it for. */
export const requireAnswers = async (place: Place): Promise<string | null> =>
  hasWords(answersStore.getState().answers) ? requireSession(place) : appPaths.createAbout
