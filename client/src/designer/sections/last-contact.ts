import type { AnySection } from '@shingle/shared/draft/content.ts'

/** Before which section a new one goes where nobody has said where: Contact stays what a page ends with. */
export const lastContact = (present: readonly AnySection[]): string | null => {
  const last = present.at(-2)
  return last?.type === 'Contact' ? last.id : null
}
