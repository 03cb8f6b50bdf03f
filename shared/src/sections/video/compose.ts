import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say, sayAll } from '../../generation/compose/composer.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'

/** A video section, waiting for the owner's film. */
const composeVideo = (composer: Composer, { id, nth }: { id: string; nth: number }): SectionOf<'Video'> => {
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

/** How the generator writes the Video section. */
export const videoComposer: SectionComposer<'Video'> = {
  compose: (composer, { id, nth }) => composeVideo(composer, { id, nth }),
  places: [6, 6, 4, 7],
}
