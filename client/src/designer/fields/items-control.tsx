import { Camera, ImagePlus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { selectNew } from '../base/designer-store.ts'
import { useEdits } from '../base/draft/editing.ts'
import type { EntryOfKind } from '../base/draft/field-entry.ts'
import { pictureListOf } from '../base/draft/picture-list.ts'
import { undoToast } from '../base/undo-toast.ts'
import { FileButton } from '../images/file-button.tsx'
import { isTouched } from '../images/is-touched.ts'
import { type Photos, usePhotos } from '../images/use-photos.ts'
import { SortableList } from '../lists/sortable-list.tsx'
import { useSectionTitle } from '../sections/use-section-choices.ts'
import { moveMessage } from './change-messages.ts'
import { ItemRow, type ItemRowProps } from './item-row.tsx'
import { itemName } from './item-words.ts'
import styles from './items-control.module.css'
import { NavigationSource } from './navigation-source.tsx'
import { PickedBar } from './picked-bar.tsx'
import { usePickedItems } from './use-picked-items.ts'

/** How a list looks where its items are no rows. */
export interface ListLook {
  /** Of the grid in which they stand. */
  className: string | undefined
  /** What stands before them and takes a photo; null where the device has no camera at hand. */
  camera: ((photos: Photos) => ReactNode) | null
  item: (props: ItemRowProps) => ReactNode
}

interface ItemsControlProps {
  entry: EntryOfKind<'items'>
  section: string
  look?: ListLook
}

/** The items of a list: opened by a click, moved by mouse or keyboard, copied and removed one by one or several at once. */
export const ItemsControl = ({ entry, section, look }: ItemsControlProps) => {
  const edits = useEdits()
  const draft = useDraft()
  const titleOf = useSectionTitle()
  const { field, name: list, value: items } = entry
  const full = items.length >= field.maximum
  const pictures = pictureListOf(draft.view.section(section))
  const photos = usePhotos(pictures?.list === list ? pictures : null)
  const picked = usePickedItems(entry, section)
  const add = () => {
    const added = edits.addItem({ section, list })
    if (added?.ok) selectNew({ section, item: { list, item: added.value } })
  }
  const move = (item: string, before: string | null) => {
    edits.moveItem({ section, list, item }, before)
    const message = moveMessage(list)
    if (message) undoToast(draft, message)
  }
  const rows = (
    <SortableList
      className={styles.rows}
      label={field.label}
      rows={items}
      nameOf={(item) => itemName(item, entry, titleOf)}
      onMove={move}
    >
      {(item, parts) => {
        const row = { item, entry, section, parts, picked }
        return look ? look.item(row) : <ItemRow {...row} />
      }}
    </SortableList>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows, which are buttons
    <div className={styles.list} {...photos.dropProps} onKeyDown={picked.keys}>
      <div className={styles.head}>
        <span>{field.label}</span>
        {(items.length > 1 || picked.isPicking) && (
          <button
            type="button"
            aria-pressed={picked.isPicking}
            onClick={picked.isPicking ? picked.end : picked.begin}
          >
            Choose several
          </button>
        )}
        <span>
          {items.length} of {field.maximum}
        </span>
      </div>
      {picked.isPicking && <PickedBar picked={picked} maximum={full ? field.maximum : null} />}
      {list === 'links' && <NavigationSource section={section} />}
      {look ? (
        <div className={look.className}>
          {look.camera?.(photos)}
          {rows}
        </div>
      ) : (
        rows
      )}
      <Button
        kind="line"
        wide
        onClick={add}
        disabled={full}
        title={full ? `At most ${field.maximum}` : undefined}
        data-adds-to={list}
      >
        <Plus aria-hidden="true" />
        Add {field.itemLabel}
      </Button>
      {!look && photos.dropProps && isTouched() && (
        <FileButton purpose="image" onFiles={photos.add} busy={photos.busy} camera wide>
          <Camera aria-hidden="true" />
          Take a photo
        </FileButton>
      )}
      {photos.dropProps && (
        <FileButton purpose="image" onFiles={photos.add} busy={photos.busy} multiple wide>
          <ImagePlus aria-hidden="true" />
          Add photos
        </FileButton>
      )}
    </div>
  )
}
