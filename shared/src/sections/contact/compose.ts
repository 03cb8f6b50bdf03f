import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { isEmail } from '../../email/email.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say } from '../../generation/compose/composer.ts'
import { joinSentences } from '../../generation/fit.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { buttonLabelMaximum } from '../../link/button-value.ts'
import { isPhone } from '../../link/phone.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { contactLimits } from './fields.ts'
import { person } from './layouts/person/layout.ts'

const ownEmail = ({ own }: Composer): string => (isEmail(own.contact.email) ? own.contact.email : '')

/** Contact: the person's own words on how to reach them, and the form of specification 3: name, email, message. */
const composeContact = (composer: Composer, id: string, note: string): SectionOf<'Contact'> => {
  const { copy, wording, own } = composer
  const line = say(composer, 'contact-line', {
    templates: copy.contactLines,
    limit: { characters: contactLimits.body },
  })
  const room = contactLimits.body - note.length - 1
  const both = [line, ...own.hoursWords]
  // Their own words go before ours where there is no room for both.
  const hasRoom = both.join(wording.gap).length <= room
  const said = joinSentences(hasRoom ? both : own.hoursWords, { characters: room }, wording.gap)
  const isCalled =
    own.person !== '' && own.person.length <= contactLimits.heading && isPhone(own.contact.phone)
  const title = say(composer, 'contact-heading', {
    templates: copy.headings.contact,
    limit: textLimits.contactTitle,
  })
  const heading = isCalled ? own.person : title
  const item = (name: string) => composer.choose.id(`${id}/field/${name}`)
  return blankSection('Contact', id, {
    // Whom to ask for stands over the number.
    ...(isCalled ? { layout: person.id } : {}),
    heading,
    body: richTextOf([said, note].filter((text) => text !== '').join('\n')),
    formTitle: say(composer, 'form-title', {
      // The form has a heading of its own, not that of its section again.
      templates: wording.form.titles.filter((title) => title !== heading),
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

const plainForm: SectionOf<'Contact'>['items'] = [
  { id: 'name', title: 'Name', type: 'Text', validator: 'Required' },
  { id: 'email', title: 'Email', type: 'Text', validator: 'EmailRequired' },
  { id: 'message', title: 'Message', type: 'TextArea', validator: 'Required' },
]

/** How the generator writes the Contact section. */
export const contactComposer: SectionComposer<'Contact'> = {
  compose: (composer, { id }, { own }) =>
    composeContact(composer, id, composer.plan.some(({ holds }) => holds === 'refusals') ? '' : own.refusals),
  plain: ({ name }) => ({ heading: name, items: plainForm }),
  places: [13, 13, 13, 13],
}
