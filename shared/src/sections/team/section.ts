import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { teamFields } from './fields.ts'
import { teamStyle } from './style.ts'
import { TeamView } from './view.tsx'

type Team = Section<typeof teamFields>

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
  layouts: [
    { id: 'portraits', name: 'Portraits', advice: 'Best when everybody has a photo.' },
    { id: 'rows', name: 'Rows', advice: 'Name left, text right. Best for 2 to 6.' },
    { id: 'pair', name: 'Pair', advice: 'Two people, set on a diagonal.' },
    { id: 'columns', name: 'Columns', advice: 'Heading left, people in columns. Best for 2 to 4.' },
    { id: 'lead', name: 'One person', advice: 'Best for somebody who works alone.' },
  ],
  chooseLayout: chooseBy<Team>({
    lead: ({ items }) => items.length === 1,
    portraits: ({ items }) => items.length >= 2 && items.some(({ image }) => image !== null),
    pair: ({ items }) => items.length === 2,
    columns: ({ items }) => items.length >= 2 && items.length <= 4,
    rows: always,
  }),
  isEmpty: (section) => section.items.length === 0,
  View: TeamView,
  style: teamStyle,
})
