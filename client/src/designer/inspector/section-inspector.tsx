import type { AnySection } from '@shingle/shared/draft/content.ts'
import { asListed } from '@shingle/shared/navigation/navigating-section.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { idleFields } from '@shingle/shared/sections/idle-fields.ts'
import { shownLayout } from '@shingle/shared/sections/layout-of.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { X } from 'lucide-react'
import { lazy, memo } from 'react'
import { useBusiness, useSection } from '../../replica/use-draft.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { type ItemPlace, select } from '../base/designer-store.ts'
import { LatePart } from '../base/late-part.tsx'
import { useCanvasPage, useLook } from '../base/page/page-provider.tsx'
import { FieldForm } from '../fields/field-form.tsx'
import { FrameGroups } from './frame-groups.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import styles from './inspector.module.css'
import { ItemInspector } from './item-inspector.tsx'
import { LayoutGroup } from './layout-group.tsx'
import { NothingChosen } from './nothing-chosen.tsx'
import { useFocusedForm } from './use-focused-form.ts'

const FactsInSettings = lazy(async () => ({
  default: (await import('./facts-in-settings.tsx')).FactsInSettings,
}))

/** The form of the chosen section, or of the item of it that is open. */
export const ChosenInspector = ({ id, item }: { id: string; item: ItemPlace | undefined }) => {
  const stored = useSection(id)
  const { anchors } = useCanvasPage()
  if (!stored) return <NothingChosen />
  const section = asListed(stored, anchors)
  return item ? (
    <ItemInspector key={item.item} section={section} place={item} />
  ) : (
    <SectionInspector section={section} />
  )
}

/** Renders again when its own section or the look is another; what else the page is made of does not concern it. */
const SectionInspector = memo(function SectionInspector({ section }: { section: AnySection }) {
  const definition = findDefinition(section.type)
  const look = useLook()
  const business = useBusiness()
  const form = useFocusedForm()
  if (!definition) return null
  const layout = shownLayout(section, look, { business })
  return (
    <>
      <header className={styles.head}>
        <h2>{sectionTitle(section)}</h2>
        <IconButton label="Close" onClick={() => select(null)}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {section.hidden && <HiddenNotice id={section.id} />}
      <div className={styles.group} ref={form}>
        <FieldForm
          fields={definition.fields}
          values={section}
          place={{ in: 'section', section: section.id }}
          idle={idleFields(section.type, layout)}
        />
      </div>
      {layout.tells && (
        <LatePart isSmall>
          <FactsInSettings told={layout.tells} />
        </LatePart>
      )}
      <LayoutGroup section={section} />
      <FrameGroups section={section} />
    </>
  )
})
