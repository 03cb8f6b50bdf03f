import type { FoundItem } from '@shingle/shared/import/found.ts'
import { type Choosing, isTicked } from '@shingle/shared/import/take-ticked.ts'
import { ExternalLink } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { Tick } from './found-row.tsx'
import { tick } from './import-store.ts'
import styles from './picture-tile.module.css'

interface PictureTileProps {
  item: Extract<FoundItem, { kind: 'picture' }>
  choosing: Choosing
  /** Why it is left out though it is ticked. */
  noRoom: string | undefined
}

/** A picture where it stands: it is copied only with a tick, and only where it is large enough. */
export const PictureTile = ({ item, choosing, noRoom }: PictureTileProps) => {
  const { value, source } = item.choices[0] ?? {}
  const file = value?.url.split(/[?#]/u, 1)[0]?.split('/').at(-1) ?? ''
  const size = value?.width ? `, ${value.width} px` : ''
  return (
    <div className={classNames(styles.tile, item.note !== undefined && styles.left)}>
      <label htmlFor={item.id}>
        <Tick
          id={item.id}
          isOn={isTicked(item, choosing)}
          disabled={item.note !== undefined}
          onChange={(isOn) => tick(item.id, isOn)}
        />
        <span>{value?.text || file || 'A picture without a name'}</span>
      </label>
      {noRoom !== undefined && <p className={styles.room}>{noRoom}</p>}
      <small>{`${item.note ?? source ?? ''}${size}`}</small>
      <a href={value?.url} target="_blank" rel="noreferrer">
        Look at it
        <ExternalLink aria-hidden="true" />
      </a>
    </div>
  )
}
