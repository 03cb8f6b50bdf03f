import { defineSection } from '../section.ts'
import { newsletterFields } from './fields.ts'
import { newsletterLayouts } from './layouts.ts'

/** The Newsletter section. */
export const newsletterSection = defineSection({
  type: 'Newsletter',
  title: 'Newsletter',
  icon: 'M15 18h-5M18 14h-8M4 22h16a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16a2 2 0 0 1-4 0v-9a2 2 0 0 1 2-2h2M11 6h6a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
  names: {
    english: 'Newsletter',
    spanish: 'Boletín',
    french: 'Lettre d’information',
    italian: 'Newsletter',
    german: 'Newsletter',
    japanese: 'お知らせ',
    Korean: '소식지',
  },
  dispensable: 3,
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: newsletterFields,
  layouts: newsletterLayouts,
  isEmpty: () => false,
})
