import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say } from '../../generation/compose/composer.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { schedulingLimits } from './fields.ts'

/** Scheduling, waiting for the owner's booking page. */
const composeScheduling = (composer: Composer, id: string): SectionOf<'Scheduling'> => {
  const { copy, wording } = composer
  return blankSection('Scheduling', id, {
    heading: say(composer, 'scheduling-heading', {
      templates: copy.headings.scheduling,
      limit: { characters: schedulingLimits.heading },
    }),
    body: richTextOf(
      say(composer, 'scheduling-line', {
        templates: wording.scheduling.lines,
        limit: { characters: schedulingLimits.body },
      }),
    ),
    buttonLabel: wording.scheduling.button,
  })
}

/** How the generator writes the Scheduling section. */
export const schedulingComposer: SectionComposer<'Scheduling'> = {
  compose: (composer, { id }) => composeScheduling(composer, id),
  needsBooking: true,
  places: [10, 10, 11, 10],
}
