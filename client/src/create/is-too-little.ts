import type { DraftAnswers } from './answers.ts'
import { askUnderstanding } from './ask-understanding.ts'
import { understandingStore } from './understanding-store.ts'

/** An answer that takes longer keeps nobody from going on. */
const patienceMs = 4_000

/** Whether the server finds too little in the answers; somebody whom it does not answer may go on. */
export const isTooLittle = async (answers: DraftAnswers): Promise<boolean> => {
  const understood = await askUnderstanding(answers, AbortSignal.timeout(patienceMs)).catch(() => null)
  // Who goes on at once has not waited for it: the next steps ask what it leaves open.
  if (understood?.ok) understandingStore.setState({ understood: understood.value, state: 'read' })
  return understood?.ok === true && !understood.value.isEnough
}
