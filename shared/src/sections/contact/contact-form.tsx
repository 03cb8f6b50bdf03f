import { HoneypotField } from '../../page/honeypot-field.tsx'
import type { PageContext } from '../../page/page-context.ts'
import { type SiteStrings, siteStrings } from '../../page/site-strings.ts'
import type { Section } from '../section.ts'
import type { contactFields } from './fields.ts'

/** A field of a contact form as visitors fill it in; `name` is its key in the post. */
interface FormField {
  readonly name: string
  readonly title: string
  readonly type: 'Text' | 'TextArea'
  readonly validator: 'None' | 'Required' | 'EmailRequired'
}

/** Specification 3: name, email and message, all required, unless the owner made fields of their own. */
const defaultFields = (strings: SiteStrings): readonly FormField[] => [
  { name: 'name', title: strings.name, type: 'Text', validator: 'Required' },
  { name: 'email', title: strings.email, type: 'Text', validator: 'EmailRequired' },
  { name: 'message', title: strings.message, type: 'TextArea', validator: 'Required' },
]

/** The fields of a contact form, its own or the three every form starts with. */
export const formFieldsOf = (
  section: Pick<Section<typeof contactFields>, 'items'>,
  strings: SiteStrings,
): readonly FormField[] =>
  section.items.length === 0
    ? defaultFields(strings)
    : section.items.map(({ id, title, type, validator }) => ({ name: id, title, type, validator }))

interface ContactFormProps {
  readonly section: Section<typeof contactFields>
  readonly page: PageContext
}

const autoComplete = ({ name, validator }: FormField): string | undefined =>
  validator === 'EmailRequired' ? 'email' : name === 'name' ? 'name' : undefined

function Input({ field, id }: { readonly field: FormField; readonly id: string }) {
  const isRequired = field.validator !== 'None'
  const attributes = {
    id,
    name: field.name,
    required: isRequired,
    maxLength: field.type === 'Text' ? 256 : 4096,
  }
  return (
    <label htmlFor={id} className={field.type === 'TextArea' ? 'is-wide' : undefined}>
      <span>{field.title}</span>
      {field.type === 'TextArea' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input
          {...attributes}
          type={field.validator === 'EmailRequired' ? 'email' : 'text'}
          autoComplete={autoComplete(field)}
        />
      )}
    </label>
  )
}

/** The contact form; it posts without script. */
export function ContactForm({ section, page }: ContactFormProps) {
  const strings = section.formLanguage === 'auto' ? page.strings : siteStrings(section.formLanguage)
  return (
    <form className="fields" method="post" action={page.formAction(section.id)}>
      {formFieldsOf(section, strings).map((field) => (
        <Input key={field.name} id={`${section.id}-${field.name}`} field={field} />
      ))}
      <HoneypotField label={strings.leaveEmpty} />
      <button className="button" type="submit">
        {section.buttonLabel}
      </button>
    </form>
  )
}
