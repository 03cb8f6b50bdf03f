import { understandingEndpoint } from '@shingle/shared/generation/endpoints.ts'
import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { request } from '../server/request.ts'
import type { DraftAnswers } from './answers.ts'
import { generationAnswers } from './generation-answers.ts'

/** What the server understands of the answers. */
export const askUnderstanding = (
  answers: DraftAnswers,
  signal?: AbortSignal,
): Promise<Result<Understanding>> =>
  request(understandingEndpoint, { body: { answers: generationAnswers(answers) } }, { signal })
