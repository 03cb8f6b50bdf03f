import {
  answerUnfit,
  askingStopped,
  modelAway,
  modelDeclined,
  modelTooSlow,
} from '@shingle/shared/language-model/problems.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'

/** Why a question has no whole answer. */
export const troubleKinds = ['slow', 'away', 'declined', 'unfit', 'stopped'] as const
export type TroubleKind = (typeof troubleKinds)[number]

/** What is told of each to whoever asked: nothing of what the endpoint said. */
export const problemOf: Readonly<Record<TroubleKind, Problem>> = {
  slow: modelTooSlow,
  away: modelAway,
  declined: modelDeclined,
  unfit: answerUnfit,
  stopped: askingStopped,
}

/** Thrown inside the provider where a question cannot be answered in full. */
export class ModelTrouble extends Error {
  readonly kind: TroubleKind
  constructor(kind: TroubleKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
