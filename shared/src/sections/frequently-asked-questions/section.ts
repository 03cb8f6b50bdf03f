import { plainTextOf } from '../../rich-text/rich-text.ts'
import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { frequentlyAskedQuestionsFields } from './fields.ts'
import { frequentlyAskedQuestionsStyle } from './style.ts'
import { FrequentlyAskedQuestionsView } from './view.tsx'

type Questions = Section<typeof frequentlyAskedQuestionsFields>

const areShort = ({ items }: Questions): boolean =>
  items.length <= 8 &&
  items.every(({ question, answer }) => question.length <= 120 && plainTextOf(answer).length <= 320)

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
  layouts: [
    { id: 'beside', name: 'Beside', advice: 'Heading left, questions right, opened one by one.' },
    { id: 'list', name: 'Narrow list', advice: 'A centred list, opened one by one.' },
    { id: 'open', name: 'All open', advice: 'Every answer shown. Best for up to 8 short ones.' },
    { id: 'pairs', name: 'Two columns', advice: 'Two columns of questions. Best for 6 or more.' },
  ],
  chooseLayout: chooseBy<Questions>({
    open: areShort,
    beside: always,
    list: always,
    pairs: ({ items }) => items.length >= 6,
  }),
  isEmpty: (section) => section.items.length === 0,
  View: FrequentlyAskedQuestionsView,
  style: frequentlyAskedQuestionsStyle,
})
