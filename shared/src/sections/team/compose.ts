import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say } from '../../generation/compose/composer.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { sectionName } from '../section-name.ts'
import { teamLimits } from './fields.ts'

type Member = SectionOf<'Team'>['items'][number]

/** Who works there as their owner named them: what else is true of them is not ours to say. */
const named = ({ own, choose }: Composer, id: string): readonly Member[] =>
  own.people.slice(0, teamLimits.items).map(({ name, letters }, at) => ({
    ...{ id: choose.id(`${id}/member/${at}`), image: null, name, jobTitle: letters },
    ...{ bio: richTextOf(''), sample: false },
  }))

const sampleMember = (composer: Composer, id: string): Member => {
  const { sample } = composer.wording
  return {
    id: composer.choose.id(`${id}/member/0`),
    image: null,
    name: sample.memberName,
    jobTitle: composer.fill(composer.copy.role) ?? '',
    bio: richTextOf(say(composer, 'bio', { templates: sample.memberBios, limit: textLimits.teamBio })),
    sample: true,
  }
}

/** The team that its owner named, or one sample member: who works there is not ours to invent. */
const composeTeam = (composer: Composer, id: string): SectionOf<'Team'> => {
  const { team } = composer.wording
  const members = named(composer, id)
  return blankSection('Team', id, {
    heading: say(composer, 'team-heading', {
      templates: team.headings,
      limit: { characters: teamLimits.heading },
    }),
    body: richTextOf(
      say(composer, 'team-line', { templates: team.lines, limit: { characters: teamLimits.description } }),
    ),
    items: members.length > 0 ? [...members] : [sampleMember(composer, id)],
  })
}

/** How the generator writes the Team section. */
export const teamComposer: SectionComposer<'Team'> = {
  compose: (composer, { id }) => composeTeam(composer, id),
  places: [4, 7, 6, 6],
  linkLabel: ({ language, fill }) => fill(sectionName('Team', language)),
}
