import type { DraftAnswers } from './answers.ts'
import { askUnderstanding } from './ask-understanding.ts'

/** An answer that takes longer keeps nobody from going on. */
const patienceMs = 4_000

/** Whether the server finds too little in the answers; somebody whom it does not answer may go on. */
export const isTooLittle = async (answers: DraftAnswers): Promise<boolean> => {
  const understood = await askUnderstanding(answers, AbortSignal.timeout(patienceMs)).catch(() => null)
  return understood?.ok === true && !understood.value.isEnough
}
