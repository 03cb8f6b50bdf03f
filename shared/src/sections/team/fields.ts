import { image, items, richText, sample, text } from '../../field/define.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Team section. */
export const teamLimits = { heading: 80, name: 120, title: 80, description: 1024, items: 12 } as const

/** The fields of the Team section (specification 3). */
export const teamFields = {
  heading: text('Heading', teamLimits.heading),
  body: richText('Text', teamLimits.description),
  items: items('Team members', {
    itemLabel: 'team member',
    maximum: teamLimits.items,
    fields: {
      image: image('Picture'),
      name: text('Name', teamLimits.name),
      jobTitle: text('Job title', teamLimits.title),
      bio: richText('About', teamLimits.description),
      sample: sample('name'),
    },
  }),
} as const

/** The Team section as plain values. */
export type TeamSection = Section<typeof teamFields>
