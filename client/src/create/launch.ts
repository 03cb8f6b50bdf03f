import type { CreationStage } from '@shingle/shared/creation/creation.ts'
import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { call } from '../server/call-endpoint.ts'
import type { DraftAnswers } from './answers.ts'
import { generationAnswers } from './generation-answers.ts'

type Tell = (stage: CreationStage) => void
export interface Launched {
  draftId: string
}

/** Long enough to read each stage, short enough that nobody waits for it. */
const readableMs = 350

/** Creates the website, telling each stage as it begins. */
export const launch = async (answers: DraftAnswers, tell: Tell): Promise<Result<Launched>> => {
  tell('Personalizing')
  const asked = call(generationEndpoint, { body: { answers: generationAnswers(answers) } })
  await readable()
  tell('Organizing layouts')
  const [result] = await Promise.all([asked, readable()])
  if (!result.ok) return result
  tell('Finishing touches')
  // The editor's code comes meanwhile, so that it opens at once.
  await Promise.all([import('../designer/designer-page.tsx'), readable()])
  return result
}

const readable = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, readableMs))
