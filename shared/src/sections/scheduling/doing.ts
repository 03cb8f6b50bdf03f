import type { SectionDoing } from '../doing.ts'

/** What the Scheduling section does with what it learns of visitors. */
export const schedulingDoing: SectionDoing<'Scheduling'> = {
  of: ({ link }) => (link.target === '' ? undefined : 'booking'),
}
