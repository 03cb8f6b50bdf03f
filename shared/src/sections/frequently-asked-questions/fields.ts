import { button, items, richText, sample, text } from '../../field/define.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Frequently Asked Questions section. */
export const frequentlyAskedQuestionsLimits = { heading: 64, question: 512, answer: 2048, items: 24 } as const

/** The fields of the Frequently Asked Questions section (specification 3). */
export const frequentlyAskedQuestionsFields = {
  heading: text('Heading', frequentlyAskedQuestionsLimits.heading),
  items: items('Questions', {
    itemLabel: 'question',
    maximum: frequentlyAskedQuestionsLimits.items,
    fields: {
      question: text('Question', frequentlyAskedQuestionsLimits.question, { multiline: true }),
      answer: richText('Answer', frequentlyAskedQuestionsLimits.answer),
      button: button('Button'),
      sample: sample('question', 'answer'),
    },
  }),
} as const

/** The Frequently Asked Questions section as plain values. */
export type FrequentlyAskedQuestionsSection = Section<typeof frequentlyAskedQuestionsFields>
