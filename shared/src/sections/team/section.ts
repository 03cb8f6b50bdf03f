import { defineSection } from '../section.ts'
import { teamFields } from './fields.ts'
import { teamStyle } from './style.ts'
import { TeamView } from './view.tsx'

/** The Team section. */
export const teamSection = defineSection({
  type: 'Team',
  title: 'Team',
  purpose: 'The people a customer will meet.',
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: teamFields,
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: (section) => section.items.length === 0,
  View: TeamView,
  style: teamStyle,
})
