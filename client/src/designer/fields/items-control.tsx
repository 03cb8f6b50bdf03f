import type { Item, ItemFields } from '@shingle/shared/field/field.ts'
import { Camera, ChevronRight, Copy, Ellipsis, ImagePlus, Plus, Trash2 } from 'lucide-react'
import { useDraft } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { selectNew, useDesigner } from '../base/designer-store.ts'
import { useEdits } from '../base/draft/editing.ts'
import type { EntryOfKind } from '../base/draft/field-entry.ts'
import { pictureListOf } from '../base/draft/picture-list.ts'
import { focusRow } from '../base/focus-row.ts'
import { usePicture } from '../base/page/page-provider.tsx'
import { undoToast } from '../base/undo-toast.ts'
import { useWaitingWords } from '../base/upload-progress.ts'
import { FileButton } from '../images/file-button.tsx'
import { isTouched } from '../images/is-touched.ts'
import { usePhotos } from '../images/use-photos.ts'
import { Grip } from '../lists/grip.tsx'
import { type RowParts, SortableList } from '../lists/sortable-list.tsx'
import { useSectionTitle } from '../sections/use-section-choices.ts'
import { moveMessage } from './change-messages.ts'
import { itemImage, itemLine, itemName } from './item-words.ts'
import styles from './items-control.module.css'
import { NavigationSource } from './navigation-source.tsx'
import { useLinkNote } from './use-link-note.ts'

interface ItemsControlProps {
  entry: EntryOfKind<'items'>
  section: string
}
type AnyItem = Item<ItemFields>

/** The items of a list: opened by a click, moved by mouse or keyboard, copied and removed from their menu. */
export const ItemsControl = ({ entry, section }: ItemsControlProps) => {
  const edits = useEdits()
  const draft = useDraft()
  const titleOf = useSectionTitle()
  const { field, name: list, value: items } = entry
  const full = items.length >= field.maximum
  const pictures = pictureListOf(draft.view.section(section))
  const photos = usePhotos(pictures?.list === list ? pictures : null)
  const add = () => {
    const added = edits.addItem({ section, list })
    if (added?.ok) selectNew({ section, item: { list, item: added.value } })
  }
  const move = (item: string, before: string | null) => {
    edits.moveItem({ section, list, item }, before)
    const message = moveMessage(list)
    if (message) undoToast(draft, message)
  }
  return (
    <div className={styles.list} {...photos.dropProps}>
      <div className={styles.head}>
        <span>{field.label}</span>
        <span>
          {items.length} of {field.maximum}
        </span>
      </div>
      {list === 'links' && <NavigationSource section={section} />}
      <SortableList
        className={styles.rows}
        label={field.label}
        rows={items}
        nameOf={(item) => itemName(item, field, titleOf)}
        onMove={move}
      >
        {(item, parts) => <ItemRow item={item} entry={entry} section={section} parts={parts} />}
      </SortableList>
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
      {photos.dropProps && isTouched() && (
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

type ItemRowProps = ItemsControlProps & { item: AnyItem; parts: RowParts }

const thumb = { width: 80, height: 64 }

const ItemRow = ({ item, entry, section, parts }: ItemRowProps) => {
  const picture = usePicture()
  const place = { list: entry.name, item: item.id }
  const isSelected = useDesigner(({ selection }) => selection?.item?.item === item.id)
  const image = itemImage(item)
  const titleOf = useSectionTitle()
  const name = itemName(item, entry.field, titleOf)
  const note = useLinkNote(section)(item)
  const line = useWaitingWords(image) || note || itemLine(item, entry.field, titleOf)
  return (
    <div className={classNames(styles.row, isSelected && styles.on, parts.isLifted && styles.lifted)}>
      <Grip className={styles.grip} handleRef={parts.handleRef} />
      <button
        type="button"
        className={styles.open}
        onClick={() => selectNew({ section, item: place })}
        data-row-of={entry.name}
        {...parts.control}
      >
        {image && <img className={styles.thumb} src={picture(image, thumb).src} alt="" />}
        <span className={styles.words}>
          <b>{name}</b>
          {line && <small className={note && styles.fault}>{line}</small>}
        </span>
        <ChevronRight aria-hidden="true" />
      </button>
      <ItemMenu name={name} section={section} place={place} at={entry.value.indexOf(item)} />
    </div>
  )
}

interface ItemMenuProps {
  name: string
  section: string
  place: { list: string; item: string }
  /** Its row's place in the list. */
  at: number
}

const ItemMenu = ({ name, section, place, at }: ItemMenuProps) => {
  const edits = useEdits()
  const draft = useDraft()
  const remove = () => {
    edits.removeItem({ section, ...place })
    focusRow(place.list, at)
    undoToast(draft, `${name} removed`)
  }
  return (
    <Menu
      trigger={
        <button type="button" className={styles.more} aria-label={`More for ${name}`}>
          <Ellipsis aria-hidden="true" />
        </button>
      }
    >
      <MenuItem icon={<Copy />} onSelect={() => edits.duplicateItem({ section, ...place })}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<Trash2 />} danger onSelect={remove}>
        Delete
      </MenuItem>
    </Menu>
  )
}
