import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say } from '../../generation/compose/composer.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { sectionName } from '../section-name.ts'
import { teamLimits } from './fields.ts'

/** The team with one sample member: who works there is not ours to invent. */
const composeTeam = (composer: Composer, id: string): SectionOf<'Team'> => {
  const { sample, team } = composer.wording
  return blankSection('Team', id, {
    heading: say(composer, 'team-heading', {
      templates: team.headings,
      limit: { characters: teamLimits.heading },
    }),
    body: richTextOf(
      say(composer, 'team-line', { templates: team.lines, limit: { characters: teamLimits.description } }),
    ),
    items: [
      {
        id: composer.choose.id(`${id}/member/0`),
        image: null,
        name: sample.memberName,
        jobTitle: composer.fill(composer.copy.role) ?? '',
        bio: richTextOf(say(composer, 'bio', { templates: sample.memberBios, limit: textLimits.teamBio })),
        sample: true,
      },
    ],
  })
}

/** How the generator writes the Team section. */
export const teamComposer: SectionComposer<'Team'> = {
  compose: (composer, { id }) => composeTeam(composer, id),
  places: [4, 7, 6, 6],
  linkLabel: ({ language, fill }) => fill(sectionName('Team', language)),
}
