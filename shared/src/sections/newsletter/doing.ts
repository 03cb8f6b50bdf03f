import type { SectionDoing } from '../doing.ts'

/** What the Newsletter section does with what it learns of visitors. */
export const newsletterDoing: SectionDoing<'Newsletter'> = {
  of: () => 'newsletter',
}
