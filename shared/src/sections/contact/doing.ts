import type { SectionDoing } from '../doing.ts'

/** What the Contact section does with what it learns of visitors. */
export const contactDoing: SectionDoing<'Contact'> = {
  of: ({ showForm }) => (showForm ? 'form' : undefined),
}
