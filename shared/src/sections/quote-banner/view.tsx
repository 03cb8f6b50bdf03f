import { wordsClass } from '../../page/content-classes.ts'
import { fieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../look.ts'
import type { quoteBannerFields } from './fields.ts'

/** The Text Banner section as visitors see it. */
export const QuoteBannerView = ({ section, page, layout }: SectionViewProps<typeof quoteBannerFields>) => {
  const { Text, Rich, Action } = useKit()
  return (
    <SectionShell
      section={section}
      page={page}
      layout={layout}
      className={wordsClass(section.primary)}
      isEmpty={section.primary === '' && section.subhead === ''}
    >
      <div className="wrap">
        <Text of={fieldOf(section, 'primary')} value={section.primary} as="h2" className="primary" />
        <div className="aside">
          <Text of={fieldOf(section, 'subhead')} value={section.subhead} className="subhead" />
          <Rich of={fieldOf(section, 'subordinate')} value={section.subordinate} />
          <Action of={fieldOf(section, 'button')} value={section.button} />
        </div>
      </div>
    </SectionShell>
  )
}
