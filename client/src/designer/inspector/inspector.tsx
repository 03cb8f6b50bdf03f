import { lazy, Suspense } from 'react'
import { useDesigner } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import styles from './inspector.module.css'

const NothingChosen = lazy(async () => ({ default: (await import('./nothing-chosen.tsx')).NothingChosen }))
const ChosenInspector = lazy(async () => ({
  default: (await import('./section-inspector.tsx')).ChosenInspector,
}))

/** Everything about the chosen section, or the item of it that is open. */
export const Inspector = () => {
  const selection = useDesigner((state) => state.selection)
  const canEdit = useCanEdit()
  return (
    <aside className={styles.inspector} aria-label="Inspector" data-region="inspector">
      <fieldset className={styles.fields} disabled={!canEdit}>
        <Suspense>
          {selection ? (
            <ChosenInspector key={selection.section} id={selection.section} item={selection.item} />
          ) : (
            <NothingChosen />
          )}
        </Suspense>
      </fieldset>
    </aside>
  )
}
