import { lazy } from 'react'
import { onceDrawn } from '../../app/once-drawn.ts'
import { useDesigner } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { LatePart } from '../base/late-part.tsx'
import styles from './inspector.module.css'
import { useKeptPlace } from './use-kept-place.ts'

const NothingChosen = lazy(() =>
  onceDrawn(async () => ({ default: (await import('./nothing-chosen.tsx')).NothingChosen })),
)
const ChosenInspector = lazy(async () => ({
  default: (await import('./section-inspector.tsx')).ChosenInspector,
}))

/** Everything about the chosen section, or the item of it that is open. */
export const Inspector = () => {
  const selection = useDesigner((state) => state.selection)
  const canEdit = useCanEdit()
  const place = useKeptPlace(selection)
  return (
    <aside
      className={styles.inspector}
      aria-label="Inspector"
      data-region="inspector"
      data-idle={selection ? undefined : ''}
      // Where nothing in it can be used, it is still read, and scrolled by keyboard.
      tabIndex={canEdit ? undefined : 0}
      {...place}
    >
      <LatePart key={selection ? 'chosen' : 'nothing'}>
        <fieldset className={styles.fields} disabled={!canEdit}>
          {selection ? (
            <ChosenInspector key={selection.section} id={selection.section} item={selection.item} />
          ) : (
            <NothingChosen />
          )}
        </fieldset>
      </LatePart>
    </aside>
  )
}
