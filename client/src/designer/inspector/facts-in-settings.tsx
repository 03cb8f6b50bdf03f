import type { ToldFacts } from '@shingle/shared/sections/layout.ts'
import { type ChapterId, chapters } from '../settings/chapters.ts'
import { showChapter } from '../settings/show-chapter.ts'
import styles from './inspector.module.css'

const chapterOf: Readonly<Record<ToldFacts, ChapterId>> = { hours: 'hours', ways: 'business' }

/** The way to the facts that a section shows and that are no fields of its own. */
export const FactsInSettings = ({ told }: { told: readonly ToldFacts[] }) => (
  <div className={styles.group}>
    {chapters
      .filter(({ id }) => told.some((fact) => chapterOf[fact] === id))
      .map(({ id, title }) => (
        <button key={id} type="button" className={styles.link} onClick={() => showChapter(id)}>
          {title} are in Settings
        </button>
      ))}
  </div>
)
