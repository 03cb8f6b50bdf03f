import type { SaidWords } from '../said.ts'

/** What the Contact section says in the product's own words. */
export const contactSaid: SaidWords = ({ form }) => [
  form.name,
  form.email,
  form.message,
  form.titles,
  form.buttons,
  form.success,
]
