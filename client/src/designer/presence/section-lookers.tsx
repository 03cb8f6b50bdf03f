import { type OnPage, useSectionBox } from '../canvas/overlay/use-section-box.ts'
import { Faces, inColorOf } from './face.tsx'
import styles from './presence.module.css'
import { useOthers, useOthersAt } from './use-presence.ts'

const shown = 3

/** The sections that others look at, marked at their edge in the color of whoever came to them. */
export const SectionsLookedAt = (place: OnPage) => {
  const sections = new Set(useOthers().flatMap(({ at }) => at ?? []))
  return [...sections].map((section) => <SectionLookers key={section} section={section} {...place} />)
}

/** A line along the section's edge and the faces beside it; the rail says the same in words. */
const SectionLookers = ({ section, ...place }: OnPage & { section: string }) => {
  const people = useOthersAt(section)
  const box = useSectionBox(place, section)
  const [first] = people
  if (!box || !first) return null
  return (
    <div className={styles.mark} style={{ ...box, ...inColorOf(first) }} aria-hidden="true">
      <span className={styles.tag} title={people.map(({ name }) => name).join(', ')}>
        <Faces people={people} most={shown} />
      </span>
    </div>
  )
}
