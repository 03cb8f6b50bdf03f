import { addressLine } from '../../business/address-line.ts'
import { EmailLink, Hours, PhoneLink } from '../../page/facts.tsx'
import { factOf, fieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import type { PageContext } from '../../page/page-context.ts'
import { SampleMark } from '../../page/sample-mark.tsx'
import { SectionHeading } from '../../page/section-heading.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../look.ts'
import { ContactForm } from './contact-form.tsx'
import type { contactFields } from './fields.ts'

/** Where the business may be: shown to its owner alone, who has not said so yet. */
const guessedPlace = ({ mode, business }: PageContext): string =>
  mode === 'canvas' && business.location === '' ? business.guessedLocation : ''

const Facts = ({ page }: { readonly page: PageContext }) => {
  const { Text } = useKit()
  const { strings, business } = page
  const address = addressLine(page.business, page)
  const hasHours = Object.keys(business.hours).length > 0 || business.specialDays.length > 0
  const isTown = business.streetAddress.trim() === ''
  const guess = guessedPlace(page)
  const facts = [
    {
      label: isTown && business.serviceArea === '' ? strings.serviceArea : strings.address,
      value: address === '' ? null : <p>{address}</p>,
    },
    {
      label: strings.serviceArea,
      value:
        guess === '' ? null : (
          <p>
            {guess} <SampleMark isSample />
          </p>
        ),
    },
    {
      label: strings.serviceArea,
      value:
        business.serviceArea === '' ? null : <Text of={factOf('serviceArea')} value={business.serviceArea} />,
    },
    {
      label: strings.hours,
      value: hasHours ? <Hours page={page} withSpecialDays /> : null,
    },
  ].filter(({ value }) => value !== null)
  return (
    <div className="facts">
      <PhoneLink page={page} className="big-fact" />
      <EmailLink page={page} className="mail" />
      {facts.length === 0 ? null : (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Text
        of={factOf('otherContactDetails')}
        value={business.otherContactDetails}
        className="other-details lines"
      />
    </div>
  )
}

/** The Contact section as visitors see it. */
export const ContactView = ({ section, page, layout }: SectionViewProps<typeof contactFields>) => {
  const { Text } = useKit()
  return (
    <SectionShell section={section} page={page} layout={layout}>
      <div className="wrap">
        <div className="words">
          <SectionHeading section={section} />
          {section.showDetails ? <Facts page={page} /> : null}
        </div>
        {section.showForm ? (
          <div className="panel">
            <Text of={fieldOf(section, 'formTitle')} value={section.formTitle} as="h3" />
            <ContactForm section={section} page={page} />
          </div>
        ) : null}
      </div>
    </SectionShell>
  )
}
