import type { AnySection } from '@shingle/shared/draft/content.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { layoutOf } from '@shingle/shared/sections/layout-of.ts'
import { offers } from '@shingle/shared/sections/offers.ts'
import { RadioGroup } from 'radix-ui'
import { useBusiness } from '../../replica/use-draft.ts'
import { useEdits } from '../base/draft/editing.ts'
import { useLook } from '../base/page/page-provider.tsx'
import styles from './inspector.module.css'
import { LayoutSketch } from './layout-sketch.tsx'

/** The layouts of a section as small drawings; 'auto' shows the one that suits the content. */
export const LayoutGroup = ({ section }: { section: AnySection }) => {
  const edits = useEdits()
  const look = useLook()
  const business = useBusiness()
  const layouts = findDefinition(section.type)?.layouts ?? []
  if (layouts.length < 2) return null
  const chosen = layoutOf(section, look, { business })
  const offer = offers[section.type]
  const shown = layouts.find(({ id }) => id === chosen)
  return (
    <div className={styles.group} data-inspector-group="layouts">
      <h3>Layout</h3>
      <RadioGroup.Root
        className={styles.layouts}
        aria-label="Layout"
        value={chosen}
        onValueChange={(layout) => edits.setLayout(section.id, layout)}
      >
        {layouts.map(({ id, name }) => (
          <RadioGroup.Item key={id} value={id} className={styles.layout} aria-label={name} title={name}>
            <LayoutSketch sketch={offer.layouts[id]?.sketch ?? ''} />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {shown && (
        <p className={styles.note}>
          {shown.name}. {offer.layouts[chosen]?.advice}{' '}
          {section.layout === 'auto' && 'Chosen by the content.'}
        </p>
      )}
    </div>
  )
}
