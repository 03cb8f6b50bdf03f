import type { Message } from '@shingle/shared/lead/lead.ts'
import { mailTo, nameField } from '@shingle/shared/submission/sender-name.ts'

/** A short answer of a form, and where it leads. */
interface LeadFact {
  readonly title: string
  readonly value: string
  readonly href: string | null
}

// Of a postcode and a house number there are fewer digits; what an owner may type into their page is judged otherwise.
const phonePattern = /^\+?(?:\d[\s()./-]*){6,15}$/

const phoneAddress = (value: string): string | null =>
  phonePattern.test(value.trim()) ? `tel:${value.replaceAll(/[^+\d]/g, '')}` : null

const hrefOf = (value: string, email: string | null): string | null =>
  value === email ? mailTo(value) : phoneAddress(value)

/** The short answers of a message, without the name that stands above them. */
export const factsOf = ({ fields, email }: Pick<Message, 'fields' | 'email'>): readonly LeadFact[] => {
  const name = nameField(fields, email)
  return fields
    .filter((field) => field.type === 'Text' && field.value !== '' && field !== name)
    .map(({ title, value }) => ({ title, value, href: hrefOf(value, email) }))
}

/** What was written at length, the empty ones left out. */
export const textsOf = ({ fields }: Pick<Message, 'fields'>): Message['fields'] =>
  fields.filter(({ type, value }) => type === 'TextArea' && value !== '')

/** The telephone number that a visitor left, if any. */
export const phoneIn = (message: Pick<Message, 'fields' | 'email'>) => {
  const fact = factsOf(message).find(({ href }) => href?.startsWith('tel:'))
  return fact?.href ? { number: fact.value.trim(), href: fact.href } : null
}
