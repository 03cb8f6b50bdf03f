import type { FoundItem, FoundPicture } from '@shingle/shared/import/found.ts'
import { type Choosing, isTicked } from '@shingle/shared/import/take-ticked.ts'
import { ExternalLink } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { Tick } from './found-row.tsx'
import { tick } from './import-store.ts'
import styles from './picture-tile.module.css'
import { usePreview } from './use-preview.ts'

interface PictureTileProps {
  item: Extract<FoundItem, { kind: 'picture' }>
  choosing: Choosing
  /** Why it is left out though it is ticked. */
  noRoom: string | undefined
}

/** What a picture is called: what the page says of it, else its file. */
const nameOf = ({ text, url }: FoundPicture): string =>
  text || url.split(/[?#]/u, 1)[0]?.split('/').at(-1) || 'A picture without a name'

/** A picture as it was found, small: it is copied only with a tick, and only where it is large enough. */
export const PictureTile = ({ item, choosing, noRoom }: PictureTileProps) => {
  const preview = usePreview(item.id)
  const [choice] = item.choices
  if (choice === undefined) return null
  const { value, source } = choice
  const isLeft = item.note !== undefined
  const isSeen = !isLeft && preview !== undefined
  const isOn = isTicked(item, choosing)
  const width = value.width > 0 ? `${value.width} px` : ''
  return (
    <div className={classNames(styles.tile, isLeft && styles.left, !isOn && styles.off)}>
      <div className={styles.face}>
        <label htmlFor={item.id}>
          <Tick id={item.id} isOn={isOn} disabled={isLeft} onChange={(isOn) => tick(item.id, isOn)} />
          {isSeen && <img {...preview} alt={nameOf(value)} loading="lazy" decoding="async" />}
          {isLeft && <VisuallyHidden>{nameOf(value)}</VisuallyHidden>}
          {!isSeen && !isLeft && <span className={styles.name}>{nameOf(value)}</span>}
        </label>
        {isLeft && (
          <p>
            <span>{item.note}</span>
            <span>{width}</span>
          </p>
        )}
        {!isSeen && (
          <a href={value.url} target="_blank" rel="noreferrer">
            Look at it
            <ExternalLink aria-hidden="true" />
          </a>
        )}
      </div>
      <small>{isLeft || width === '' ? source : `${source}, ${width}`}</small>
      {noRoom !== undefined && <p className={styles.room}>{noRoom}</p>}
    </div>
  )
}
