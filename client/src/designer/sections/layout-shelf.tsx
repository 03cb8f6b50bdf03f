import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { offers } from '@shingle/shared/sections/offers.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './add-section-dialog.module.css'
import { LayoutTile } from './layout-tile.tsx'
import type { Offer } from './offer.ts'

interface LayoutShelfProps {
  offer: Offer
  /** Where the new section will stand. */
  place: string
  /** What the server writes for this business, null where it does not answer. */
  made: DraftContent | null
  onAdd: (type: SectionType, layout: string) => void
}

/** One type with its layouts, each shown in the website's own look. */
export const LayoutShelf = ({ offer, place, made, onAdd }: LayoutShelfProps) => {
  const { type, title, purpose, used } = offer
  const layouts = findDefinition(type)?.layouts ?? []
  return (
    <section id={`layouts-${type}`} aria-label={title}>
      <h3>{title}</h3>
      <p>
        {purpose} {place} {used} used.
      </p>
      <div className={styles.tiles}>
        {layouts.map(({ id, name }) => (
          <div key={id} className={styles.tile}>
            <LayoutTile type={type} layout={id} made={made} />
            {/* Beside the picture, whose words are not its name. */}
            <button type="button" title={offers[type].layouts[id]?.advice} onClick={() => onAdd(type, id)}>
              <VisuallyHidden>{`Add ${title}: `}</VisuallyHidden>
              {name}
            </button>
          </div>
        ))}
      </div>
    </section>
  )
}
