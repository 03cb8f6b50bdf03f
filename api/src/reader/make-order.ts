import type { Answers } from '@shingle/shared/generation/answers.ts'

/** Answers to make a draft's content from, clear of the looks that are taken. */
export interface MakeOrder {
  readonly answers: Answers
  readonly taken?: readonly string[]
}
