import { type CreationStage, importTexts } from '@shingle/shared/creation/creation.ts'
import { generationAnswer } from '@shingle/shared/generation/endpoints.ts'
import { isWebAddress, normaliseWebAddress } from '@shingle/shared/link/web-address.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { api } from '../server/call-endpoint.ts'
import type { DraftAnswers } from './answers.ts'
import { generationAnswers } from './generation-answers.ts'

type Tell = (stage: CreationStage, note?: string) => void
export interface Launched {
  draftId: string
}

/** Long enough to read each stage, short enough that nobody waits for it. */
const readableMs = 350

/** Creates the website, telling each stage as it begins. */
export const launch = async (answers: DraftAnswers, tell: Tell): Promise<Result<Launched>> => {
  const link = normaliseWebAddress(answers.link)
  if (link !== '') await tellOfLink(link, tell)
  tell('Personalizing')
  const asked = api('/api/generation', {
    method: 'POST',
    body: bodyOf(answers, link),
    answer: generationAnswer,
  })
  await readable()
  tell('Organizing layouts')
  const [result] = await Promise.all([asked, readable()])
  if (!result.ok) return result
  tell('Finishing touches')
  // The editor's code comes meanwhile, so that it opens at once.
  await Promise.all([import('../designer/designer-page.tsx'), readable()])
  return result
}

const tellOfLink = async (link: string, tell: Tell): Promise<void> => {
  tell('Checking link')
  await readable()
  tell('Importing', isWebAddress(link) ? importTexts.nothing : undefined)
  await readable()
}

const bodyOf = (answers: DraftAnswers, link: string) => ({
  answers: { ...generationAnswers(answers), ...(link ? { link } : {}) },
})

const readable = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, readableMs))
