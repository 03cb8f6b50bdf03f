import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say } from '../../generation/compose/composer.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { logosLimits } from './fields.ts'

/** A logo grid, waiting for the owner's logos. */
const composeLogos = (composer: Composer, id: string): SectionOf<'Logos'> => {
  const { headings, lines } = composer.wording.logos
  return blankSection('Logos', id, {
    linkInHeader: false,
    heading: say(composer, 'logos-heading', {
      templates: headings,
      limit: { characters: logosLimits.heading },
    }),
    body: richTextOf(
      say(composer, 'logos-line', { templates: lines, limit: { characters: logosLimits.body } }),
    ),
  })
}

/** How the generator writes the Logos section. */
export const logosComposer: SectionComposer<'Logos'> = {
  compose: (composer, { id }) => composeLogos(composer, id),
  places: [8, 8, 8, 9],
}
