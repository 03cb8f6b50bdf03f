import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say } from '../../generation/compose/composer.ts'
import { noButton } from '../../link/button-value.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { isAnsweredByFacts } from './answered-by-facts.ts'
import { frequentlyAskedQuestionsLimits } from './fields.ts'

/** Questions of the trade, a seeded selection: samples until their owner answers for them. */
const composeQuestions = (composer: Composer, id: string): SectionOf<'FrequentlyAskedQuestions'> => {
  const count = 4 + composer.choose.below('question-count', 2)
  return blankSection('FrequentlyAskedQuestions', id, {
    heading: say(composer, 'questions-heading', {
      templates: composer.copy.headings.questions,
      limit: { characters: frequentlyAskedQuestionsLimits.heading },
    }),
    items: composer.choose
      .shuffle('questions', composer.copy.questions)
      .map(({ question, answer }) => ({
        question: composer.fillAsSaid(question),
        answer: composer.fill(answer),
      }))
      .flatMap(({ question, answer }) =>
        question === undefined || answer === undefined ? [] : [{ question, answer }],
      )
      .filter(({ question }) => !isAnsweredByFacts(composer, question))
      .slice(0, count)
      .map(({ question, answer }, index) => ({
        id: composer.choose.id(`${id}/question/${index}`),
        question,
        answer: richTextOf(answer),
        button: noButton,
        sample: true,
      })),
  })
}

/** How the generator writes the FrequentlyAskedQuestions section. */
export const frequentlyAskedQuestionsComposer: SectionComposer<'FrequentlyAskedQuestions'> = {
  compose: (composer, { id }) => composeQuestions(composer, id),
  places: [9, 9, 7, 8],
}
