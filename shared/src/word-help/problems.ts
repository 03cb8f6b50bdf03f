import type { Problem } from '../problem/problem.ts'

/** Whoever runs this deployment has connected no language model. */
export const noModelConnected: Problem = {
  code: 'language-model.none',
  status: 409,
  text: 'No model connected',
}

/** A text that is not the owner's to put in other words, or none at all. */
export const noSuchText: Problem = {
  code: 'word-help.no-such-text',
  status: 404,
  text: 'This text cannot be put in other words.',
}

/** What the model wrote says the same, or what its owner never said. */
export const nothingChanged: Problem = {
  code: 'word-help.nothing-changed',
  status: 422,
  text: 'Nothing changed',
}
