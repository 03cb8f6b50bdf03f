import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { Plus, Search } from 'lucide-react'
import { lazy, memo, useState } from 'react'
import { onceDrawn } from '../../app/once-drawn.ts'
import { useDraft, useSectionIds } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { designerStore, openDialog, select } from '../base/designer-store.ts'
import { useCanEdit, useEdits } from '../base/draft/editing.ts'
import { commandKeys } from '../base/keyboard/command-keys.ts'
import { LatePart } from '../base/late-part.tsx'
import { type RowParts, SortableList } from '../lists/sortable-list.tsx'
import styles from './rail.module.css'
import { FixedRow, SectionRow } from './rail-row.tsx'
import { useRailKeys } from './use-rail-keys.ts'

const AskButton = lazy(() =>
  onceDrawn(async () => ({ default: (await import('../words/ask-button.tsx')).AskButton })),
)

interface Row {
  readonly id: string
}

/** The same object for the same section, however often the page is put in another order. */
const useRows = (ids: readonly string[]): readonly Row[] => {
  const [known] = useState(() => new Map<string, Row>())
  return ids.map((id) => {
    const row = known.get(id) ?? { id }
    known.set(id, row)
    return row
  })
}

const sectionRow = ({ id }: Row, parts: RowParts) => <SectionRow id={id} {...parts} />

/** Every section of the page by name, in page order. */
export const Rail = () => {
  const { view } = useDraft()
  const edits = useEdits()
  const canEdit = useCanEdit()
  const ids = useSectionIds()
  const rows = useRows(ids.slice(1, -1))
  const [header, footer] = [ids[0], ids.length > 1 ? ids.at(-1) : undefined]
  const keys = useRailKeys()
  const nameOf = ({ id }: Row) => {
    const section = view.section(id)
    return section ? sectionTitle(section) : 'Section'
  }
  return (
    <nav className={styles.rail} aria-label="Sections" data-region="rail">
      <div className={styles.head}>
        <h2>Sections</h2>
        <IconButton label="Search" keys={commandKeys('K')} onClick={() => openDialog({ name: 'search' })}>
          <Search aria-hidden="true" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the rows' own buttons */}
      <div className={styles.rows} onKeyDown={keys}>
        {header && <FixedRow id={header} />}
        <hr className={styles.rule} />
        <SortableList
          className={styles.list}
          label="Sections of the page"
          rows={rows}
          nameOf={nameOf}
          onMove={(id, before) => {
            edits.moveSection(id, before)
            select({ section: id })
          }}
          disabled={!canEdit}
        >
          {sectionRow}
        </SortableList>
        <hr className={styles.rule} />
        {footer && <FixedRow id={footer} />}
      </div>
      {canEdit && <AddSection />}
    </nav>
  )
}

/** Adds below the chosen section, or at the end. Asks where that is when it is clicked: moving a section does not render it. */
const AddSection = memo(function AddSection() {
  const { view } = useDraft()
  const add = () => {
    const ids = view.sectionIds()
    const after = ids.indexOf(designerStore.getState().selection?.section ?? '')
    openDialog({ name: 'add-section', before: after < 0 ? null : (ids[after + 1] ?? null) })
  }
  return (
    <div className={styles.foot}>
      <Button kind="line" size="main" wide onClick={add}>
        <Plus aria-hidden="true" />
        Add section
      </Button>
      <LatePart isSmall>
        <AskButton />
      </LatePart>
    </div>
  )
})
