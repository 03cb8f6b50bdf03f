import styles from './kept-work.module.css'
import type { UnsavedWork } from './unsaved-drafts.ts'
import { WorkList } from './work-list.tsx'

/** What stayed on this device of whoever's session was ended. */
export const KeptWork = ({ work }: { work: readonly UnsavedWork[] }) => (
  <section className={styles.kept} aria-labelledby="kept-work">
    <h2 id="kept-work">Kept on this device</h2>
    <WorkList work={work} />
  </section>
)
