import type { Problem } from '../problem/problem.ts'

/** The account, or the whole deployment, has used up what it may ask of the model today. */
export const enoughForToday: Problem = {
  code: 'language-model.enough-for-today',
  status: 429,
  text: 'Enough for today',
}

/** What is told of the page is more than the model may be asked in one go. */
export const questionTooLong: Problem = {
  code: 'language-model.too-long',
  status: 413,
  text: 'There is too much on this page to ask about all of it. Ask about one section.',
}

/** One text is more than the model may be asked in one go. */
export const textTooLong: Problem = {
  code: 'language-model.text-too-long',
  status: 413,
  text: 'This text is too long to ask about in one go.',
}

/** Too many ask the model at this moment. */
export const modelBusy: Problem = {
  code: 'language-model.busy',
  status: 429,
  text: 'The model is busy. Please try again in a moment.',
}

/** The model had not finished when its time was over. */
export const modelTooSlow: Problem = {
  code: 'language-model.too-slow',
  status: 504,
  text: 'The model was too slow',
}

/** The endpoint of the model does not answer, or turns the question away. */
export const modelAway: Problem = {
  code: 'language-model.away',
  status: 502,
  text: 'The model cannot be reached. Please try again later.',
}

/** The model would not answer. */
export const modelDeclined: Problem = {
  code: 'language-model.declined',
  status: 422,
  text: 'The model would not write this.',
}

/** What the model sent is not what it was asked for. */
export const answerUnfit: Problem = {
  code: 'language-model.unfit-answer',
  status: 502,
  text: 'What the model wrote could not be used.',
}

/** Whoever asked has stopped it. */
export const askingStopped: Problem = {
  code: 'language-model.stopped',
  status: 499,
  text: 'Stopped',
}
