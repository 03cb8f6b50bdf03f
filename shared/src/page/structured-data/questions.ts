import type { AnySection } from '../../draft/content.ts'
import { plainTextOf } from '../../rich-text/rich-text.ts'
import type { SchemaNode } from './stated.ts'

/** The questions that a page answers, each with its answer; those without one are left out. */
export const questionsOf = (sections: readonly AnySection[]): readonly SchemaNode[] =>
  sections.flatMap((section) => {
    if (section.type !== 'FrequentlyAskedQuestions') return []
    return section.items
      .map(({ question, answer }) => ({ question: question.trim(), answer: plainTextOf(answer).trim() }))
      .filter(({ question, answer }) => question !== '' && answer !== '')
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }))
  })
