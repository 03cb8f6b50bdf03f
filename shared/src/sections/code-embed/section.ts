import { always } from '../choose-layout.ts'
import { defineSection } from '../section.ts'
import { codeEmbedFields } from './fields.ts'

/** The Code Embed section. */
export const codeEmbedSection = defineSection({
  type: 'CodeEmbed',
  title: 'Code Embed',
  icon: 'M16 18l6-6-6-6M8 6l-6 6 6 6',
  dispensable: 1,
  summary: ({ heading, code }) => heading || (code === '' ? 'No code yet' : 'Your code'),
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 3,
  fields: codeEmbedFields,
  layouts: [{ id: 'standard', name: 'Standard', suits: always }],
  isEmpty: (section) => section.code.trim() === '',
})
