import type { AnySection } from '@shingle/shared/draft/content.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { Camera } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fieldEntries } from '../base/draft/field-entry.ts'
import type { PictureList } from '../base/draft/picture-list.ts'
import { addressKey } from '../base/draft/place.ts'
import { focusRow } from '../base/focus-row.ts'
import { ItemsControl, type ListLook } from '../fields/items-control.tsx'
import { FileButton } from '../images/file-button.tsx'
import { isTouched } from '../images/is-touched.ts'
import { PictureTile } from './picture-tile.tsx'
import styles from './picture-tiles.module.css'
import { TileSheet } from './tile-sheet.tsx'

interface PictureTilesProps {
  section: AnySection
  pictures: PictureList
}

const camera: ListLook['camera'] = (photos) => (
  <FileButton className={styles.camera} purpose="image" onFiles={photos.add} busy={photos.busy} camera>
    <Camera aria-hidden="true" />
    Take a photo
  </FileButton>
)

/** A list of pictures as tiles in two columns. What can be done with the one that is tapped lies at the bottom. */
export const PictureTiles = ({ section, pictures }: PictureTilesProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const entry = fieldEntries(findDefinition(section.type)?.fields ?? {}, section).find(
    ({ name }) => name === pictures.list,
  )
  const close = () => setOpen(null)
  useLeaving(box, open === null ? null : close)
  if (entry?.kind !== 'items') return null
  const at = entry.value.findIndex(({ id }) => id === open)
  const item = entry.value[at]
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !item) return
    event.preventDefault()
    close()
    focusRow(entry.name, at)
  }
  const look: ListLook = {
    className: styles.grid,
    camera: isTouched() ? camera : null,
    item: (row) => (
      <PictureTile
        {...row}
        isOpen={row.item.id === open}
        onOpen={(isOpen) => setOpen(isOpen ? row.item.id : null)}
      />
    ),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of what lies at the bottom
    <div
      ref={box}
      className={styles.list}
      data-form-field={addressKey({ in: 'section', section: section.id, field: entry.name })}
      onKeyDown={closeByKey}
    >
      <ItemsControl entry={entry} section={section.id} look={look} />
      {item && <TileSheet key={item.id} {...{ entry, item, at, pictures }} onClose={close} />}
    </div>
  )
}

/** Whoever does something else has left what lies at the bottom. */
const useLeaving = (box: { readonly current: HTMLElement | null }, leave: (() => void) | null): void => {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    const leaveOutside = ({ target }: MouseEvent) => {
      const within = target instanceof Element ? target.closest('[data-row-of], [data-tile-sheet]') : null
      if (within === null || !box.current?.contains(within)) latest.current?.()
    }
    document.addEventListener('click', leaveOutside)
    return () => document.removeEventListener('click', leaveOutside)
  }, [box])
}
