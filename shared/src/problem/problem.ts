/** Something a rule refused: a permanent code, the HTTP status it travels under, and the text a person reads. */
export interface Problem {
  readonly code: string
  readonly status: number
  readonly text: string
  /** The field to correct, when one field is to blame. */
  readonly field?: string
}

/** The outcome of a domain function: a value, or the problem that prevented it. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

/** A successful result. */
export const succeed = <T>(value: T): Result<T> => ({ ok: true, value })

/** A refused result. */
export const refuse = (problem: Problem): Result<never> => ({ ok: false, problem })
