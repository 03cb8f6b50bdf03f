import type { Problem } from '../problem/problem.ts'

/** What was read of a link is gone: it is kept for an hour, or until somebody has chosen from it. */
export const importGone: Problem = {
  code: 'import.gone',
  status: 404,
  text: 'What was read of this link is gone. Please read it again.',
}

/** Whoever runs this deployment has connected no language model that could put texts into one. */
export const noModelForTexts: Problem = {
  code: 'import.no-model',
  status: 409,
  text: 'No language model is connected here.',
}
