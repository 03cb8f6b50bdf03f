import { PhoneLink } from '../../page/facts.tsx'
import { fieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../section.ts'
import type { introductionFields } from './fields.ts'

/** The Introduction section as visitors see it. */
export function IntroductionView({ section, page, layout }: SectionViewProps<typeof introductionFields>) {
  const { Text, Rich, Picture, Action } = useKit()
  return (
    <SectionShell section={section} page={page} layout={layout}>
      <div className="stage">
        <div className="copy">
          <Text of={fieldOf(section, 'heading')} value={section.heading} as="h1" />
          <Rich of={fieldOf(section, 'body')} value={section.body} className="lead" />
          <div className="actions">
            <Action of={fieldOf(section, 'button')} value={section.button} />
            <PhoneLink page={page} className="button button-quiet" />
          </div>
        </div>
        <Picture
          of={fieldOf(section, 'image')}
          value={section.image}
          box={{ width: 960, height: 800 }}
          sizes="(min-width: 62rem) 50vw, 100vw"
          className="art"
          eager
        />
      </div>
    </SectionShell>
  )
}
