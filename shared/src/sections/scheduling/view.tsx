import { fieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SectionHeading } from '../../page/section-heading.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../look.ts'
import type { schedulingFields } from './fields.ts'

/** The Scheduling section as visitors see it. */
export const SchedulingView = ({ section, page, layout }: SectionViewProps<typeof schedulingFields>) => {
  const { Action } = useKit()
  return (
    <SectionShell section={section} page={page} layout={layout}>
      <div className="wrap">
        <div className="panel">
          <SectionHeading section={section} />
          <Action
            of={fieldOf(section, 'buttonLabel')}
            value={{ label: section.buttonLabel, link: section.link }}
          />
        </div>
      </div>
    </SectionShell>
  )
}
