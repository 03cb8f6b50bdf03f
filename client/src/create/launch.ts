import type { CreationStage } from '@shingle/shared/creation/creation.ts'
import { type CreationProgress, isAllOurs, isPartlyOurs } from '@shingle/shared/creation/progress.ts'
import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import { call } from '../server/call-endpoint.ts'
import { networkProblem } from '../server/problems.ts'
import type { DraftAnswers } from './answers.ts'
import { forgetCreationKey, keptCreationKey } from './creation-key.ts'
import { followCreation } from './follow-creation.ts'
import { generationAnswers } from './generation-answers.ts'

interface Onlooker {
  readonly tell: (stage: CreationStage) => void
  /** Shows how far a website is that the language model helps to write. */
  readonly show: (progress: CreationProgress) => void
}

export interface Launched {
  draftId: string
}

/** Long enough to read that it was written without the model. */
const noteMs = 4_000

/** Creates the website, telling each stage as it begins: none lasts longer than what is done in it. */
export const launch = async (answers: DraftAnswers, { tell, show }: Onlooker): Promise<Result<Launched>> => {
  tell('Personalizing')
  const body = { answers: generationAnswers(answers), key: keptCreationKey() }
  const result = await call(generationEndpoint, { body })
  if (!result.ok) {
    // What was made by this key is theirs no more: it stands in a trash, or is somebody else's.
    if (result.problem.code === noWebsiteAtLink.code) forgetCreationKey()
    return result
  }
  const { draftId, isBeingWritten } = result.value
  let tellLater = (): void => undefined
  if (isBeingWritten) {
    const written = await followCreation(draftId, show)
    if (!written.ok) {
      // What was not made never will be; what cannot be heard of may be made by now.
      if (written.problem.code !== networkProblem.code) forgetCreationKey()
      return written
    }
    if (isPartlyOurs(written.value)) {
      await pause(noteMs)
      const { tellOwnWords } = await import('./own-words-note.tsx')
      tellLater = () => tellOwnWords({ why: written.value.why, isAll: isAllOurs(written.value) })
    }
  }
  // The page is written and laid out. The editor's code comes before it is opened, so that it opens at once.
  tell('Finishing touches')
  await import('../designer/designer-page.tsx')
  tellLater()
  return { ok: true, value: { draftId } }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
