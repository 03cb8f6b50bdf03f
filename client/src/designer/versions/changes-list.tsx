import type { Change } from '@shingle/shared/draft/changes.ts'
import { FileText, Palette, Settings, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { SectionIcon } from '../sections/section-icon.tsx'
import styles from './versions.module.css'

interface ChangesListProps {
  changes: readonly Change[]
  onSee?: (change: Change) => void
}

const placeKey = (place: Change['place']): string => {
  if ('section' in place) return place.section
  return 'page' in place ? place.page : place.part
}

const PlaceIcon = ({ place }: Pick<Change, 'place'>): ReactNode => {
  if ('section' in place) return <SectionIcon type={place.type} />
  return 'page' in place ? <FileText aria-hidden="true" /> : partIcons[place.part]
}

const partIcons: Readonly<Record<'theme' | 'settings' | 'business', ReactNode>> = {
  theme: <Palette aria-hidden="true" />,
  settings: <Settings aria-hidden="true" />,
  business: <Store aria-hidden="true" />,
}

/** What changed, a line a place, with the way there. */
export const ChangesList = ({ changes, onSee }: ChangesListProps) => (
  <ul className={styles.changes}>
    {changes.map((change) => {
      const { place, title, words, isGone } = change
      return (
        <li key={placeKey(place)}>
          <PlaceIcon place={place} />
          <span>
            <b>{title}</b> {words}
          </span>
          {onSee && !isGone && (
            <button type="button" onClick={() => onSee(change)} aria-label={`See ${title}`}>
              See
            </button>
          )}
        </li>
      )
    })}
  </ul>
)
