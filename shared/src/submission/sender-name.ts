/** A field of a form as it was filled in. */
interface FilledIn {
  readonly value: string
  readonly type: 'Text' | 'TextArea'
}

/** The first short answer that is not the address: the name, in every form that asks for one. */
export const nameField = <Field extends FilledIn>(
  fields: readonly Field[],
  email: string | null,
): Field | undefined => fields.find(({ type, value }) => type === 'Text' && value !== '' && value !== email)

/** Leads to an address and nothing else: what stands in the address can add no recipient, subject or body. */
export const mailTo = (email: string): string =>
  `mailto:${email
    .split('@')
    .map((part) => encodeURIComponent(part).replaceAll('%2B', '+'))
    .join('@')}`
