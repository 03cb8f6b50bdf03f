import { answersStore, changeAnswers } from './answers-store.ts'

const keyBytes = 16

const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The key by which these answers make one website, however often they are sent: it stays with them over a reload. */
export const keptCreationKey = (): string => {
  const kept = answersStore.getState().answers.creationKey
  if (kept) return kept
  const creationKey = freshKey()
  changeAnswers({ creationKey })
  return creationKey
}

/** The next website from these answers is another one. */
export const forgetCreationKey = (): void => changeAnswers({ creationKey: '' })
