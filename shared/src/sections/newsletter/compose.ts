import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { isEmail } from '../../email/email.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say } from '../../generation/compose/composer.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { newsletterLimits } from './fields.ts'

const ownEmail = ({ own }: Composer): string => (isEmail(own.contact.email) ? own.contact.email : '')

/** Newsletter: what comes and how rarely, in the trade's words. */
const composeNewsletter = (composer: Composer, id: string): SectionOf<'Newsletter'> => {
  const { copy, wording } = composer
  return blankSection('Newsletter', id, {
    linkInHeader: false,
    heading: say(composer, 'newsletter-heading', {
      templates: copy.headings.newsletter,
      limit: textLimits.newsletterTitle,
    }),
    body: richTextOf(
      say(composer, 'newsletter-line', {
        templates: copy.newsletterLines,
        limit: { characters: newsletterLimits.body },
      }),
    ),
    fieldLabel: wording.newsletter.fieldLabel,
    buttonLabel: wording.newsletter.button,
    contactEmail: ownEmail(composer),
    successMessage: wording.newsletter.success,
  })
}

/** How the generator writes the Newsletter section. */
export const newsletterComposer: SectionComposer<'Newsletter'> = {
  compose: (composer, { id }) => composeNewsletter(composer, id),
  places: [11, 11, 10, 11],
}
