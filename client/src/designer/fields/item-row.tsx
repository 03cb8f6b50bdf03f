import type { Item, ItemFields } from '@shingle/shared/field/field.ts'
import { ChevronRight, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useDraft } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { Menu } from '../../ui/menu.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'
import { selectNew, useDesigner } from '../base/designer-store.ts'
import { useEdits } from '../base/draft/editing.ts'
import type { EntryOfKind } from '../base/draft/field-entry.ts'
import { focusRow } from '../base/focus-row.ts'
import { usePicture } from '../base/page/page-provider.tsx'
import { undoToast } from '../base/undo-toast.ts'
import { useWaitingWords } from '../base/upload-progress.ts'
import { Grip } from '../lists/grip.tsx'
import type { RowParts } from '../lists/sortable-list.tsx'
import { useSectionTitle } from '../sections/use-section-choices.ts'
import { hasWholeImages, itemImage, itemLine, itemName } from './item-words.ts'
import styles from './items-control.module.css'
import picks from './picked-bar.module.css'
import { useLinkNote } from './use-link-note.ts'
import type { PickedItems } from './use-picked-items.ts'

export interface ItemRowProps {
  entry: EntryOfKind<'items'>
  section: string
  item: Item<ItemFields>
  parts: RowParts
  picked: PickedItems
}

const thumb = { width: 80, height: 64 }

/** One item of a list: opened by a click, or chosen among others. */
export const ItemRow = ({ item, entry, section, parts, picked }: ItemRowProps) => {
  const picture = usePicture()
  const place = { list: entry.name, item: item.id }
  const isSelected = useDesigner(({ selection }) => selection?.item?.item === item.id)
  const image = itemImage(item)
  const titleOf = useSectionTitle()
  const name = itemName(item, entry, titleOf)
  const note = useLinkNote(section)(item)
  const line = useWaitingWords(image) || note || itemLine(item, entry.field, titleOf)
  const isPicked = picked.items.includes(item.id)
  const isOn = picked.isPicking ? isPicked : isSelected
  return (
    <div className={classNames(styles.row, isOn && styles.on, parts.isLifted && styles.lifted)}>
      {picked.isPicking ? (
        <label className={picks.pick}>
          <input
            type="checkbox"
            aria-label={`Choose ${name}`}
            checked={isPicked}
            onChange={() => picked.toggle(item.id)}
          />
        </label>
      ) : (
        <Grip className={styles.grip} handleRef={parts.handleRef} />
      )}
      <button
        type="button"
        className={styles.open}
        onClick={(event) => picked.takes(event, item.id) || selectNew({ section, item: place })}
        data-row-of={entry.name}
        {...parts.control}
      >
        {image && (
          <img
            className={classNames(styles.thumb, hasWholeImages(entry.field) && styles.whole)}
            src={picture(image, thumb).src}
            alt=""
          />
        )}
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
