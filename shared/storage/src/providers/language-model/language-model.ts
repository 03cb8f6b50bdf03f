import type { Problem, Result } from '@shingle/shared/problem/problem.ts'
import type * as z from 'zod/mini'
import type { ModelShare } from '../../rows/model-budgets.ts'

/** The shape of an answer: an object of these parts, in this order. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>

/** What is asked of a language model. */
export interface Question<S extends Shape> {
  /** What the shape is called, in letters, digits and underscores. */
  readonly name: string
  /** What the model is told before the question. */
  readonly instructions: string
  /** The question; whatever others wrote stands in it as JSON strings. */
  readonly text: string
  readonly shape: S
  /** The longest answer that is paid for. */
  readonly maximumTokens: number
}

/** The parts of an answer that are of their shape. */
export type AnsweredParts<S extends Shape> = { readonly [Name in keyof S]?: z.output<S[Name]> }

/** What came of a question: the parts that are fit, and why others are missing. */
export interface Answer<S extends Shape> {
  readonly parts: AnsweredParts<S>
  readonly trouble: Problem | undefined
}

/** How a question is asked. */
export interface AskOptions<S extends Shape> {
  /** When it is given up. */
  readonly withinMs: number
  /** Stops it: the line to the model is cut at once. */
  readonly signal?: AbortSignal | undefined
  /** Hears of each part as it is complete and of its shape. */
  readonly onPart?: <Name extends keyof S & string>(name: Name, part: z.output<S[Name]>) => void
  /** Hears of each entry of a part that is a list, before the part is complete: so many are written. Not yet checked. */
  readonly onEntry?: (name: string, count: number) => void
  /** Hears of a part that is a text while it is written: by the piece, one after the other. Not yet checked. */
  readonly onText?: (name: string, piece: string) => void
}

/** What one account asks in one go: its tokens are set aside before the first question and settled at its end. */
export interface Sitting {
  /** Never rejects for what the model does: whatever it sends, or does not send, is said in the answer. */
  ask<S extends Shape>(question: Question<S>, options: AskOptions<S>): Promise<Answer<S>>
  /** Gives back what was not used; after it nothing is asked. */
  end(): Promise<void>
}

/** A language model that whoever runs the deployment connected. Nothing that it sends is trusted. */
export interface LanguageModel {
  /**
   * Begins a request of an account, or of a network whose people have none, that costs at most so many tokens, its
   * questions included; refused with `enoughForToday` or `modelBusy`.
   */
  begin(who: string, maximumTokens: number, share?: ModelShare): Promise<Result<Sitting>>
}
