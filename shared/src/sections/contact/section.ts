import { defineSection } from '../section.ts'
import { contactFields } from './fields.ts'
import { contactLayouts } from './layouts.ts'

/** The Contact section. */
export const contactSection = defineSection({
  type: 'Contact',
  title: 'Contact',
  icon: 'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
  names: {
    english: 'Contact',
    spanish: 'Contacto',
    french: 'Contact',
    italian: 'Contatti',
    german: 'Kontakt',
    japanese: 'お問い合わせ',
    Korean: '문의',
  },
  required: false,
  defaultOn: true,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: contactFields,
  layouts: contactLayouts,
  hasSubheadings: ({ showForm, formTitle }) => showForm && formTitle.trim() !== '',
  isEmpty: () => false,
})
