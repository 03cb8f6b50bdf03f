import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type DraftAnswers, draftAnswersSchema, hasWords, noAnswers } from './answers.ts'

/** Specification 4: the key in session storage. The answers survive a reload and the way through sign-in. */
export const answersKey = 'websiteSettings'

interface AnswersState {
  answers: DraftAnswers
  /** True from the first typed word until the website exists. */
  unsaved: boolean
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
}))

export const useAnswers = (): DraftAnswers => useStore(answersStore, ({ answers }) => answers)

export const changeAnswers = (
  change: Partial<DraftAnswers> | ((answers: DraftAnswers) => DraftAnswers),
): void => {
  const { answers } = answersStore.getState()
  const changed = typeof change === 'function' ? change(answers) : { ...answers, ...change }
  // Other answers make another website.
  const isOtherWebsite = changed !== answers && changed.creationKey === answers.creationKey
  const next = isOtherWebsite && changed.creationKey ? { ...changed, creationKey: '' } : changed
  answersStore.setState({ answers: next, unsaved: hasWords(next) })
  sessionStorage.setItem(answersKey, JSON.stringify(next))
}

/** Forgets everything: the website exists, or its maker has left. */
export const forgetAnswers = (): void => {
  answersStore.setState({ answers: noAnswers, unsaved: false })
  sessionStorage.removeItem(answersKey)
}
