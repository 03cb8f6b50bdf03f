import { HoneypotField } from '../../page/honeypot-field.tsx'
import { SectionHeading } from '../../page/section-heading.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../look.ts'
import type { newsletterFields } from './fields.ts'

/** The Newsletter section as visitors see it. */
export const NewsletterView = ({ section, page, layout }: SectionViewProps<typeof newsletterFields>) => (
  <SectionShell section={section} page={page} layout={layout}>
    <div className="wrap">
      <div className="panel">
        <SectionHeading section={section} />
        <form className="fields" method="post" action={page.formAction(section.id)}>
          <label>
            <span>{section.fieldLabel === '' ? page.strings.email : section.fieldLabel}</span>
            <input type="email" name="email" required maxLength={64} autoComplete="email" />
          </label>
          <HoneypotField label={page.strings.leaveEmpty} />
          <button className="button" type="submit">
            {section.buttonLabel}
          </button>
        </form>
      </div>
    </div>
  </SectionShell>
)
