import { defineSection } from '../section.ts'
import { frequentlyAskedQuestionsFields } from './fields.ts'
import { frequentlyAskedQuestionsLayouts } from './layouts.ts'

/** The Frequently Asked Questions section. */
export const frequentlyAskedQuestionsSection = defineSection({
  type: 'FrequentlyAskedQuestions',
  title: 'Frequently Asked Questions',
  icon: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01',
  names: {
    english: 'Questions',
    spanish: 'Preguntas',
    french: 'Questions',
    italian: 'Domande',
    german: 'Fragen',
    japanese: 'よくある質問',
    Korean: '자주 묻는 질문',
  },
  dispensable: 6,
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: frequentlyAskedQuestionsFields,
  layouts: frequentlyAskedQuestionsLayouts,
  hasSubheadings: ({ items }, { headsItems }) => headsItems === true && items.length > 0,
  isEmpty: (section) => section.items.length === 0,
})
