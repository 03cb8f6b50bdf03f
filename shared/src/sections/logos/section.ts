import { defineSection } from '../section.ts'
import { logosFields } from './fields.ts'
import { logosLayouts } from './layouts.ts'

/** The Logo Grid section. */
export const logosSection = defineSection({
  type: 'Logos',
  title: 'Logo Grid',
  icon: 'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1zM15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1zM15 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1z',
  names: {
    english: 'Partners',
    spanish: 'Colaboradores',
    french: 'Partenaires',
    italian: 'Partner',
    german: 'Partner',
    japanese: '提携先',
    Korean: '제휴처',
  },
  dispensable: 2,
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: logosFields,
  layouts: logosLayouts,
  isEmpty: (section) => section.items.every((item) => item.image === null),
})
