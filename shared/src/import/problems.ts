import type { Problem } from '../problem/problem.ts'

/** What was read of a link is gone: it is kept for an hour, or until somebody has chosen from it. */
export const importGone: Problem = {
  code: 'import.gone',
  status: 404,
  text: 'What was read of this link is gone. Please read it again.',
}

/** A picture was not found at a link, or cannot be shown: nothing tells which. */
export const pictureUnseen: Problem = {
  code: 'import.picture-unseen',
  status: 404,
  text: 'This picture cannot be shown here.',
}

/** Whoever runs this deployment has connected no language model that could put texts into one. */
export const noModelForTexts: Problem = {
  code: 'import.no-model',
  status: 409,
  text: 'No language model is connected here.',
}
