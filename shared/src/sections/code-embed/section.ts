import { defineSection } from '../section.ts'
import { codeEmbedFields } from './fields.ts'
import { codeEmbedStyle } from './style.ts'
import { CodeEmbedView } from './view.tsx'

/** The Code Embed section. */
export const codeEmbedSection = defineSection({
  type: 'CodeEmbed',
  title: 'Code Embed',
  purpose: 'A widget of another service, kept in a frame of its own.',
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 3,
  fields: codeEmbedFields,
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: (section) => section.code.trim() === '',
  View: CodeEmbedView,
  style: codeEmbedStyle,
})
