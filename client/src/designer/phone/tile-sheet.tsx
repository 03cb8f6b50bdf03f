import type { Item, ItemFields } from '@shingle/shared/field/field.ts'
import { ArrowUp, Captions, PencilLine, RefreshCw, Trash2, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { openDialog, select } from '../base/designer-store.ts'
import type { EntryOfKind } from '../base/draft/field-entry.ts'
import type { PictureList } from '../base/draft/picture-list.ts'
import { addressKey } from '../base/draft/place.ts'
import { focusRow } from '../base/focus-row.ts'
import { announce } from '../base/keyboard/announcer.tsx'
import { showField } from '../base/show-field.ts'
import { itemImage, itemName } from '../fields/item-words.ts'
import { useSeveralItems } from '../fields/use-several-items.ts'
import { removeChosen } from '../sections/item-commands.ts'
import { useSectionTitle } from '../sections/use-section-choices.ts'
import styles from './picture-tiles.module.css'

interface TileSheetProps {
  entry: EntryOfKind<'items'>
  item: Item<ItemFields>
  /** Its place in the list. */
  at: number
  pictures: PictureList
  onClose: () => void
}

/** What can be done with a picture of a list, at the bottom of the screen. The focus goes into it, and back to the tile. */
export const TileSheet = ({ entry, item, at, pictures, onClose }: TileSheetProps) => {
  const draft = useDraft()
  const several = useSeveralItems(entry, pictures.section)
  const titleOf = useSectionTitle()
  const title = useId()
  const sheet = useSheet()
  const name = itemName(item, entry, titleOf)
  const place = { section: pictures.section, list: entry.name, item: item.id }
  const addressOf = (field: string) => ({ in: 'item', ...place, field }) as const
  const leave = (to: number) => {
    onClose()
    focusRow(entry.name, to)
  }
  const changePicture = (typing?: 'alt') => {
    onClose()
    // From the tile, so that the dialog gives the focus back there.
    rowAt(sheet.current, at)?.focus()
    openDialog({ name: 'image', at: addressOf(pictures.field), ...(typing && { typing }) })
  }
  const write = (field: string) => {
    onClose()
    select({ section: pictures.section, item: { list: entry.name, item: item.id } })
    showField(addressKey(addressOf(field)))
  }
  const moveToFront = () => {
    several.move([item.id], 'top')
    announce(`${name}, 1 of ${entry.value.length}`)
    leave(0)
  }
  const remove = () => {
    removeChosen(draft, place)
    leave(at)
  }
  const beside = Object.entries(entry.field.fields).filter(([field]) => field !== pictures.field)
  return (
    <section ref={sheet} className={styles.sheet} role="dialog" aria-labelledby={title} data-tile-sheet>
      <header>
        <h2 id={title}>{name}</h2>
        <IconButton label="Close" onClick={() => leave(at)}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <ul>
        <Command icon={<RefreshCw />} onSelect={() => changePicture()}>
          {itemImage(item) ? 'Replace' : 'Choose a picture'}
        </Command>
        {itemImage(item) && (
          <Command icon={<Captions />} onSelect={() => changePicture('alt')}>
            Words for those who cannot see it
          </Command>
        )}
        {beside.map(([field, { label }]) => (
          <Command key={field} icon={<PencilLine />} onSelect={() => write(field)}>
            {label}
          </Command>
        ))}
        {at > 0 && (
          <Command icon={<ArrowUp />} onSelect={moveToFront}>
            Move to the front
          </Command>
        )}
        <Command icon={<Trash2 />} isDanger onSelect={remove}>
          Remove
        </Command>
      </ul>
    </section>
  )
}

interface CommandProps {
  icon: ReactNode
  onSelect: () => void
  isDanger?: boolean
  children: ReactNode
}

const Command = ({ icon, onSelect, isDanger = false, children }: CommandProps) => (
  <li>
    <button
      type="button"
      className={classNames(styles.command, isDanger && styles.danger)}
      onClick={onSelect}
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </button>
  </li>
)

/** The tile of an item, in the list that a sheet lies below. */
const rowAt = (sheet: HTMLElement | null, at: number): HTMLElement | undefined =>
  [...(sheet?.parentElement?.querySelectorAll<HTMLElement>('[data-row-of]') ?? [])][at]

const gap = 12

/** Leads the focus to the first command, and scrolls the tile out from under it. */
const useSheet = () => {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = sheet.current
    shown?.querySelector<HTMLElement>('li button')?.focus({ preventScroll: true })
    const tile = shown?.parentElement?.querySelector('[data-row-of][aria-expanded="true"]')
    const scroller = shown?.closest('main')
    if (!shown || !tile || !scroller) return
    const hidden = tile.getBoundingClientRect().bottom + gap - shown.getBoundingClientRect().top
    if (hidden > 0) scroller.scrollTop += hidden
  }, [])
  return sheet
}
