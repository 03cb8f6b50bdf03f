import { HoneypotField } from '../../page/honeypot-field.tsx'
import { SectionHeading } from '../../page/section-heading.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import { sendFormPage } from '../../submission/endpoints.ts'
import { lengthMaximumOf, newsletterFieldOf } from '../../submission/form-fields.ts'
import type { SectionViewProps } from '../look.ts'
import type { newsletterFields } from './fields.ts'

/** The Newsletter section as visitors see it. */
export const NewsletterView = ({ section, page, layout }: SectionViewProps<typeof newsletterFields>) => {
  const field = newsletterFieldOf(section, page.strings)
  return (
    <SectionShell section={section} page={page} layout={layout}>
      <div className="wrap">
        <div className="panel">
          <SectionHeading section={section} />
          <form className="fields" method={sendFormPage.method} action={page.formAction(section.id)}>
            <label>
              <span>{field.title}</span>
              <input
                type="email"
                name={field.name}
                required
                maxLength={lengthMaximumOf(field)}
                autoComplete="email"
                data-invalid={page.strings.emailInvalid}
              />
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
}
