import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { logosLimits } from '../../sections/logos/fields.ts'
import { textLimits } from '../text-limits.ts'
import { type Composer, say, sayAll } from './composer.ts'

/** A video section, waiting for the owner's film. */
export const composeVideo = (
  composer: Composer,
  { id, nth }: { id: string; nth: number },
): SectionOf<'Video'> => {
  const { headings, lines } = composer.wording.video
  return blankSection('Video', id, {
    linkInHeader: false,
    heading:
      sayAll(composer, 'video-heading', { templates: headings, limit: textLimits.videoTitle })[nth] ?? '',
    body: richTextOf(
      nth === 0 ? say(composer, 'video-line', { templates: lines, limit: textLimits.videoDescription }) : '',
    ),
  })
}

/** A logo grid, waiting for the owner's logos. */
export const composeLogos = (composer: Composer, id: string): SectionOf<'Logos'> => {
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

/** An empty code embed: its code can only be the owner's. */
export const composeCodeEmbed = (id: string): SectionOf<'CodeEmbed'> => blankSection('CodeEmbed', id)
