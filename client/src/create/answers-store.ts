import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type DraftAnswers, draftAnswersSchema, hasWords, noAnswers } from './answers.ts'

/** Specification 4: the key in session storage. The answers survive a reload and the way through sign-in. */
export const answersKey = 'websiteSettings'

/** Where in local storage a copy stands that this device was asked to keep, before the moment of asking. */
export const keptPrefix = 'keptAnswers/'

interface AnswersState {
  answers: DraftAnswers
  /** True from the first typed word until the website exists. */
  unsaved: boolean
  /** True where the browser keeps nothing of them: only then does a reload lose them. */
  isFleeting: boolean
}

const keptAnswers = (): DraftAnswers | null => {
  const text = sessionStorage.getItem(answersKey)
  if (!text) return null
  try {
    const answers = draftAnswersSchema.safeParse(JSON.parse(text))
    return answers.success ? answers.data : null
  } catch {
    // Another version's or somebody else's text: begin anew.
    return null
  }
}

const kept = keptAnswers()
export const answersStore = createStore<AnswersState>(() => ({
  answers: kept ?? noAnswers,
  unsaved: kept !== null && hasWords(kept),
  isFleeting: false,
}))

export const useAnswers = (): DraftAnswers => useStore(answersStore, ({ answers }) => answers)

/** Goes on with other answers in this tab. */
export const takeAnswers = (answers: DraftAnswers): void => {
  const unsaved = hasWords(answers)
  answersStore.setState({ answers, unsaved, isFleeting: !isWritten(answers) && unsaved })
}

const isWritten = (answers: DraftAnswers): boolean => {
  try {
    sessionStorage.setItem(answersKey, JSON.stringify(answers))
    return true
  } catch {
    // Full, or closed to us.
    return false
  }
}

export const changeAnswers = (
  change: Partial<DraftAnswers> | ((answers: DraftAnswers) => DraftAnswers),
): void => {
  const { answers } = answersStore.getState()
  const changed = typeof change === 'function' ? change(answers) : { ...answers, ...change }
  // Other answers make another website.
  const isOtherWebsite = changed !== answers && changed.creationKey === answers.creationKey
  const next = isOtherWebsite && changed.creationKey ? { ...changed, creationKey: '' } : changed
  takeAnswers(next)
}

/** Forgets everything, also what this device was asked to keep of it: the website exists, or its maker has left. */
export const forgetAnswers = (): void => {
  const { keptAt } = answersStore.getState().answers
  if (keptAt !== undefined) localStorage.removeItem(keptPrefix + keptAt)
  answersStore.setState({ answers: noAnswers, unsaved: false, isFleeting: false })
  sessionStorage.removeItem(answersKey)
}
