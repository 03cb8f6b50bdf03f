import type { Item } from '../../field/field.ts'
import { countClass } from '../../page/content-classes.ts'
import { itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SampleMark } from '../../page/sample-mark.tsx'
import { SectionHeading } from '../../page/section-heading.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import { usePage } from '../../page/use-page.ts'
import type { SectionViewProps } from '../look.ts'
import type { Section } from '../section.ts'
import type { teamFields } from './fields.ts'

interface MemberProps {
  readonly section: Section<typeof teamFields>
  readonly member: Item<typeof teamFields.items.fields>
}

// What somebody is called, without what they are.
const titles = /^((dr|prof|mr|mrs|ms)\.? )+/i

const initialOf = (name: string): string => [...name.trim().replace(titles, '')][0]?.toUpperCase() ?? ''

const Member = ({ section, member }: MemberProps) => {
  const { Text, Rich, Picture } = useKit()
  const { mode } = usePage()
  const at = (field: string) => itemFieldOf(section, member, { field })
  return (
    <li className={member.image === null ? 'member' : 'member has-picture'}>
      {member.image === null && mode === 'published' ? (
        <span className="initial" aria-hidden="true">
          {initialOf(member.name)}
        </span>
      ) : null}
      <Picture
        of={at('image')}
        value={member.image}
        box={{ width: 400, height: 480 }}
        className="portrait"
        slot
      />
      <div className="member-words">
        <Text of={at('name')} value={member.name} as="h3" />
        <Text of={at('jobTitle')} value={member.jobTitle} className="soft" />
        <SampleMark isSample={member.sample} />
        <Rich of={at('bio')} value={member.bio} className="bio" />
      </div>
    </li>
  )
}

/** The Team section as visitors see it. */
export const TeamView = ({ section, page, layout }: SectionViewProps<typeof teamFields>) => (
  <SectionShell section={section} page={page} layout={layout} isEmpty={section.items.length === 0}>
    <div className="wrap">
      <SectionHeading section={section} />
      <ul className={`members ${countClass(section.items.length)}`}>
        {section.items.map((member) => (
          <Member key={member.id} section={section} member={member} />
        ))}
      </ul>
    </div>
  </SectionShell>
)
