import type { AnySection } from '@shingle/shared/draft/content.ts'
import { isVerbatim } from '@shingle/shared/draft/verbatim.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { ArrowLeft, Copy, Trash2 } from 'lucide-react'
import { lazy } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type ItemPlace, select, selectNew } from '../base/designer-store.ts'
import { useEdits } from '../base/draft/editing.ts'
import { fieldEntries } from '../base/draft/field-entry.ts'
import { focusRow } from '../base/focus-row.ts'
import { LatePart } from '../base/late-part.tsx'
import { undoToast } from '../base/undo-toast.ts'
import { FieldForm } from '../fields/field-form.tsx'
import { itemName } from '../fields/item-words.ts'
import { useLinkNote } from '../fields/use-link-note.ts'
import { useSectionTitle } from '../sections/use-section-choices.ts'
import styles from './inspector.module.css'
import { useFocusedForm } from './use-focused-form.ts'

const VerbatimReview = lazy(async () => ({
  default: (await import('../reviews/verbatim-review.tsx')).VerbatimReview,
}))
const SampleNote = lazy(async () => ({ default: (await import('./sample-note.tsx')).SampleNote }))

interface ItemInspectorProps {
  section: AnySection
  place: ItemPlace
}

/** One item in place of its section's form, with a way back. */
export const ItemInspector = ({ section, place }: ItemInspectorProps) => {
  const edits = useEdits()
  const draft = useDraft()
  const titleOf = useSectionTitle()
  const noteOf = useLinkNote(section.id)
  const form = useFocusedForm()
  const list = fieldEntries(findDefinition(section.type)?.fields ?? {}, section).find(
    ({ name }) => name === place.list,
  )
  const items = list?.kind === 'items' ? list.value : []
  const at = items.findIndex(({ id }) => id === place.item)
  const item = items[at]
  const back = () => {
    select({ section: section.id })
    focusRow(place.list, at)
  }
  if (list?.kind !== 'items' || !item) return <Gone onBack={back} />
  const address = { section: section.id, ...place }
  const name = itemName(item, list, titleOf)
  const note = noteOf(item)
  const full = list.value.length >= list.field.maximum
  const remove = () => {
    edits.removeItem(address)
    back()
    undoToast(draft, `${name} removed`)
  }
  const duplicate = () => {
    const added = edits.duplicateItem(address)
    if (added?.ok) selectNew({ section: section.id, item: { list: place.list, item: added.value } })
  }
  return (
    <>
      <header className={styles.head}>
        <IconButton label={`Back to ${list.field.label}`} onClick={back}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <h2 className={styles['item-name']}>{name}</h2>
        <IconButton
          label={full ? `Duplicate (at most ${list.field.maximum})` : 'Duplicate'}
          disabled={full}
          onClick={duplicate}
        >
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete" danger onClick={remove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </header>
      {isVerbatim(item) ? (
        <LatePart>
          <VerbatimReview fields={list.field.fields} item={item} onRemove={remove} />
        </LatePart>
      ) : (
        <>
          {'sample' in item && (
            <LatePart>
              <SampleNote
                fields={list.field.fields}
                item={item}
                onConfirm={() => edits.setField({ in: 'item', ...address, field: 'sample' }, false)}
              />
            </LatePart>
          )}
          {note && <p className={styles.notice}>{note}.</p>}
          <div className={styles.group} ref={form}>
            <FieldForm fields={list.field.fields} values={item} place={{ in: 'item', ...address }} />
          </div>
        </>
      )}
    </>
  )
}

const Gone = ({ onBack }: { onBack: () => void }) => (
  <div className={styles.group}>
    <p>This item is no longer here.</p>
    <Button kind="line" onClick={onBack}>
      Back
    </Button>
  </div>
)
