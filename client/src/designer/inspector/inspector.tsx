import { lazy, Suspense, type UIEvent, useLayoutEffect, useRef } from 'react'
import { onceDrawn } from '../../app/once-drawn.ts'
import { type Selection, useDesigner } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import styles from './inspector.module.css'

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
      // Where nothing in it can be used, it is still read, and scrolled by keyboard.
      tabIndex={canEdit ? undefined : 0}
      {...place}
    >
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

/** Whoever comes back from an item finds the form of its section where they left it; anything else begins at its top. */
const useKeptPlace = (selection: Selection | null) => {
  const ref = useRef<HTMLElement>(null)
  const left = useRef({ section: '', top: 0 })
  const section = selection?.section ?? ''
  const item = selection?.item?.item
  useLayoutEffect(() => {
    if (left.current.section !== section) left.current = { section, top: 0 }
    ref.current?.scrollTo({ top: item === undefined ? left.current.top : 0 })
  }, [section, item])
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (item === undefined) left.current.top = currentTarget.scrollTop
  }
  return { ref, onScroll }
}
