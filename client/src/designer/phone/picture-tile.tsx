import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { ImagePlus } from 'lucide-react'
import { useDraft } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { usePicture } from '../base/page/page-provider.tsx'
import { useWaitingWords } from '../base/upload-progress.ts'
import { useReach } from '../base/use-reach.ts'
import type { ItemRowProps } from '../fields/item-row.tsx'
import { hasWholeImages, itemImage, itemName } from '../fields/item-words.ts'
import picks from '../fields/picked-bar.module.css'
import { Grip } from '../lists/grip.tsx'
import { useSectionTitle } from '../sections/use-section-choices.ts'
import styles from './picture-tiles.module.css'
import { tileWords } from './tile-words.ts'

type PictureTileProps = ItemRowProps & {
  /** Whether what can be done with it lies at the bottom. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

const box = { width: 360, height: 270 }

/** One picture of a list, with its words below: tapped for what can be done with it, or chosen among others. */
export const PictureTile = ({ item, entry, parts, picked, isOpen, onOpen }: PictureTileProps) => {
  const { pictures } = useDraft()
  const picture = usePicture()
  const titleOf = useSectionTitle()
  const image = itemImage(item)
  const name = itemName(item, entry, titleOf)
  const isPicked = picked.items.includes(item.id)
  const isOn = picked.isPicking ? isPicked : isOpen
  return (
    <div className={classNames(styles.tile, isOn && styles.on, parts.isLifted && styles.lifted)}>
      <button
        type="button"
        data-row-of={entry.name}
        aria-haspopup={picked.isPicking ? undefined : 'dialog'}
        aria-expanded={picked.isPicking ? undefined : isOpen}
        onClick={(event) => onOpen(!picked.takes(event, item.id) && !isOpen)}
        {...parts.control}
      >
        <span className={styles.picture}>
          {image ? (
            <img
              className={hasWholeImages(entry.field) ? styles.whole : undefined}
              src={picture(image, box).src}
              alt=""
            />
          ) : (
            <ImagePlus aria-hidden="true" />
          )}
          <Waits image={image} />
        </span>
        <span className={styles.words}>
          {tileWords({ name, image, field: entry.field, file: pictures.fileOf(image?.reference ?? '') })}
        </span>
      </button>
      {picked.isPicking ? (
        <label className={classNames(picks.pick, styles.pick)}>
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
    </div>
  )
}

/** Over a picture whose file is on this device only: how far it is on its way. */
const Waits = ({ image }: { image: ImageValue | null }) => {
  const words = useWaitingWords(image)
  const isOffline = useReach() === 'offline'
  if (words === '') return null
  return <span className={styles.waits}>{isOffline ? 'Waits for signal' : words}</span>
}
