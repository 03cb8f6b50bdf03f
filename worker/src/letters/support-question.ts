import { openSupportQuestions } from '@shingle/storage/rows/support-questions.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Brings the operator a question, where the deployment names an address for that. */
export const supportQuestion = ({ db, operatorMail }: LetterSources): LetterWriter<'support-question'> => {
  const questions = openSupportQuestions(db)
  return async ({ questionId }) => {
    const question = await questions.find(questionId)
    if (question === undefined || operatorMail === undefined) return undefined
    const { email, text } = question
    const { supportQuestionMail } = await import('@shingle/mail/support-question.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    return { to: operatorMail, ...(await writeMail(supportQuestionMail, { email, text })) }
  }
}
