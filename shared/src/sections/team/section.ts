import { defineSection } from '../section.ts'
import { teamFields } from './fields.ts'
import { teamLayouts } from './layouts.ts'

/** The Team section. */
export const teamSection = defineSection({
  type: 'Team',
  title: 'Team',
  icon: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  names: {
    english: 'About us',
    spanish: 'Presentación',
    french: 'Présentation',
    italian: 'Chi siamo',
    german: 'Porträt',
    japanese: '紹介',
    Korean: '소개',
  },
  dispensable: 5,
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: teamFields,
  layouts: teamLayouts,
  hasSubheadings: ({ items }) => items.length > 0,
  isEmpty: (section) => section.items.length === 0,
})
