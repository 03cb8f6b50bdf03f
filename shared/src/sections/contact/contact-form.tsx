import { HoneypotField } from '../../page/honeypot-field.tsx'
import type { PageContext } from '../../page/page-context.ts'
import type { SiteStrings } from '../../page/site-strings.ts'
import { sendFormPage } from '../../submission/endpoints.ts'
import { contactFieldsOf, type FormField, lengthMaximumOf } from '../../submission/form-fields.ts'
import type { Section } from '../section.ts'
import type { contactFields } from './fields.ts'

interface ContactFormProps {
  readonly section: Section<typeof contactFields>
  readonly page: PageContext
}

const autoComplete = ({ name, validator }: FormField): string | undefined =>
  validator === 'EmailRequired' ? 'email' : name === 'name' ? 'name' : undefined

interface InputProps {
  readonly field: FormField
  readonly id: string
  readonly strings: SiteStrings
}

const Input = ({ field, id, strings }: InputProps) => {
  const isRequired = field.validator !== 'None'
  const isEmail = field.validator === 'EmailRequired'
  const attributes = {
    id,
    name: field.name,
    required: isRequired,
    maxLength: lengthMaximumOf(field),
  }
  return (
    <label htmlFor={id} className={field.type === 'TextArea' ? 'is-wide' : undefined}>
      <span>{field.title}</span>
      {field.type === 'TextArea' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input
          {...attributes}
          type={isEmail ? 'email' : 'text'}
          data-invalid={isEmail ? strings.emailInvalid : undefined}
          autoComplete={autoComplete(field)}
        />
      )}
    </label>
  )
}

/** The contact form; it posts without script. */
export const ContactForm = ({ section, page }: ContactFormProps) => {
  const strings = section.formLanguage === 'auto' ? page.strings : page.stringsOf(section.formLanguage)
  return (
    <form className="fields" method={sendFormPage.method} action={page.formAction(section.id)}>
      {contactFieldsOf(section, strings).map((field) => (
        <Input key={field.name} id={`${section.id}-${field.name}`} field={field} strings={strings} />
      ))}
      <HoneypotField label={strings.leaveEmpty} />
      <button className="button" type="submit">
        {section.buttonLabel}
      </button>
    </form>
  )
}
