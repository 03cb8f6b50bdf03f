import { defineSection } from '../section.ts'
import { frequentlyAskedQuestionsFields } from './fields.ts'
import { frequentlyAskedQuestionsStyle } from './style.ts'
import { FrequentlyAskedQuestionsView } from './view.tsx'

/** The Frequently Asked Questions section. */
export const frequentlyAskedQuestionsSection = defineSection({
  type: 'FrequentlyAskedQuestions',
  title: 'Frequently Asked Questions',
  purpose: 'Answers to what people ask before they call.',
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: frequentlyAskedQuestionsFields,
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: (section) => section.items.length === 0,
  View: FrequentlyAskedQuestionsView,
  style: frequentlyAskedQuestionsStyle,
})
