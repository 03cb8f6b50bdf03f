import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { isEmail } from '../../email/email.ts'
import { buttonLabelMaximum } from '../../link/button-value.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { contactLimits } from '../../sections/contact/fields.ts'
import { newsletterLimits } from '../../sections/newsletter/fields.ts'
import { schedulingLimits } from '../../sections/scheduling/fields.ts'
import { countWords, joinSentences } from '../fit.ts'
import { textLimits } from '../text-limits.ts'
import { type Composer, say } from './composer.ts'

const ownEmail = ({ own }: Composer): string => (isEmail(own.contact.email) ? own.contact.email : '')

/** A shorter sentence holds no more than the business facts that stand beside it. */
const saysMoreThanFacts = 10

/** Contact: the person's own words on how to reach them, and the form of specification 3: name, email, message. */
export const composeContact = (composer: Composer, id: string): SectionOf<'Contact'> => {
  const { copy, wording, own } = composer
  const line = say(composer, 'contact-line', {
    templates: copy.contactLines,
    limit: { characters: contactLimits.body },
  })
  const said = own.reachSentences.filter((sentence) => countWords(sentence) > saysMoreThanFacts)
  const item = (name: string) => composer.choose.id(`${id}/field/${name}`)
  return blankSection('Contact', id, {
    heading: say(composer, 'contact-heading', {
      templates: copy.headings.contact,
      limit: textLimits.contactTitle,
    }),
    body: richTextOf(joinSentences([line, ...said], { characters: contactLimits.body }, wording.gap)),
    formTitle: say(composer, 'form-title', {
      templates: wording.form.titles,
      limit: { characters: contactLimits.heading },
    }),
    contactEmail: ownEmail(composer),
    buttonLabel: say(composer, 'form-button', {
      templates: wording.form.buttons,
      limit: { characters: buttonLabelMaximum },
    }),
    successMessage: wording.form.success,
    items: [
      { id: item('name'), title: wording.form.name, type: 'Text', validator: 'Required' },
      { id: item('email'), title: wording.form.email, type: 'Text', validator: 'EmailRequired' },
      { id: item('message'), title: wording.form.message, type: 'TextArea', validator: 'Required' },
    ],
  })
}

/** Newsletter: what comes and how rarely, in the trade's words. */
export const composeNewsletter = (composer: Composer, id: string): SectionOf<'Newsletter'> => {
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

/** Scheduling, waiting for the owner's booking page. */
export const composeScheduling = (composer: Composer, id: string): SectionOf<'Scheduling'> => {
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
