import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { noButton } from '../../link/button-value.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { customerReviewsLimits } from '../../sections/customer-reviews/fields.ts'
import { frequentlyAskedQuestionsLimits } from '../../sections/frequently-asked-questions/fields.ts'
import { teamLimits } from '../../sections/team/fields.ts'
import { textLimits } from '../text-limits.ts'
import { type Composer, say, sayAll } from './composer.ts'

/** Specification 7: reviews 3. */
const reviewCount = 3

/** Sample reviews, marked so that they stay out of the published page. */
export const composeCustomerReviews = (composer: Composer, id: string): SectionOf<'CustomerReviews'> => {
  const { sample } = composer.wording
  const reviews = sayAll(composer, 'review', { templates: composer.copy.reviews, limit: textLimits.review })
  return blankSection('CustomerReviews', id, {
    heading: say(composer, 'reviews-heading', {
      templates: composer.copy.headings.reviews,
      limit: { characters: customerReviewsLimits.heading },
    }),
    items: reviews.slice(0, reviewCount).map((paragraph, index) => ({
      id: composer.choose.id(`${id}/review/${index}`),
      paragraph,
      authorName: sample.author,
      authorLocation: sample.authorLocation,
      sample: true,
    })),
  })
}

/** The team with one sample member: who works there is not ours to invent. */
export const composeTeam = (composer: Composer, id: string): SectionOf<'Team'> => {
  const { sample, team } = composer.wording
  return blankSection('Team', id, {
    heading: say(composer, 'team-heading', {
      templates: team.headings,
      limit: { characters: teamLimits.heading },
    }),
    body: richTextOf(
      say(composer, 'team-line', { templates: team.lines, limit: { characters: teamLimits.description } }),
    ),
    items: [
      {
        id: composer.choose.id(`${id}/member/0`),
        image: null,
        name: sample.memberName,
        jobTitle: composer.fill(composer.copy.role) ?? '',
        bio: richTextOf(say(composer, 'bio', { templates: sample.memberBios, limit: textLimits.teamBio })),
        sample: true,
      },
    ],
  })
}

/** Questions of the trade, a seeded selection. */
export const composeQuestions = (composer: Composer, id: string): SectionOf<'FrequentlyAskedQuestions'> => {
  const count = 4 + composer.choose.below('question-count', 2)
  return blankSection('FrequentlyAskedQuestions', id, {
    heading: say(composer, 'questions-heading', {
      templates: composer.copy.headings.questions,
      limit: { characters: frequentlyAskedQuestionsLimits.heading },
    }),
    items: composer.choose
      .shuffle('questions', composer.copy.questions)
      .slice(0, count)
      .map(({ question, answer }, index) => ({
        id: composer.choose.id(`${id}/question/${index}`),
        question: composer.fill(question) ?? question,
        answer: richTextOf(composer.fill(answer) ?? ''),
        button: noButton,
      })),
  })
}
