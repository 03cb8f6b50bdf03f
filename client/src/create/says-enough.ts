import { previewEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { moreInformationNeeded } from '@shingle/shared/generation/problems.ts'
import { request } from '../server/request.ts'
import type { DraftAnswers } from './answers.ts'
import { generationAnswers } from './generation-answers.ts'

/** Whether the server would make a page of these answers; somebody without a connection may go on. */
export const saysEnough = async (answers: DraftAnswers): Promise<boolean> => {
  const made = await request(previewEndpoint, { body: { answers: generationAnswers(answers) } })
  return made.ok || made.problem.code !== moreInformationNeeded.code
}
