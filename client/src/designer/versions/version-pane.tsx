import { type Change, changesBetween } from '@shingle/shared/draft/changes.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { useCanEdit } from '../base/draft/editing.ts'
import { useNow } from './use-now.ts'
import { useRestore } from './use-restore.ts'
import { VersionPage } from './version-page.tsx'
import styles from './versions.module.css'

interface VersionPaneProps {
  name: string
  content: DraftContent
}

const sides = [
  { id: 'version', label: 'This version' },
  { id: 'now', label: 'Now' },
] as const

/** A version to look at, what differs from now, and the way to bring single sections back. */
export const VersionPane = ({ name, content }: VersionPaneProps) => {
  const now = useNow()
  const [side, setSide] = useState<'version' | 'now'>('version')
  // From now to then: what restoring would do.
  const changes = useMemo(() => changesBetween(now, content), [now, content])
  const sections = changes.filter(({ isGone }) => !isGone).flatMap(sectionOf)
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = picked ?? sections[0]?.id ?? null
  return (
    <div className={styles.pane}>
      <header className={styles.head}>
        <p>
          <b>{name}</b> <span>{differsWords(changes)}</span>
        </p>
        <Segments label="Which page is shown" segments={sides} value={side} onChange={setSide} />
      </header>
      {sections.length > 0 && (
        <ul className={styles.chips} aria-label="Sections that differ from now">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === chosen} onClick={() => setPicked(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      <VersionPage
        title={side === 'now' ? 'The page as it is now' : `The page as it was: ${name}`}
        content={side === 'now' ? now : content}
        chosen={chosen}
        onChoose={setPicked}
      >
        {side === 'version' && chosen !== null && (
          <RestoreSection
            id={chosen}
            content={content}
            title={sections.find(({ id }) => id === chosen)?.title ?? null}
          />
        )}
      </VersionPage>
    </div>
  )
}

interface RestoreSectionProps {
  id: string
  title: string | null
  content: DraftContent
}

const RestoreSection = ({ id, title, content }: RestoreSectionProps) => {
  const restore = useRestore()
  const mayEdit = useCanEdit()
  if (title === null) return <span className={styles.same}>Same as now</span>
  return (
    <Button
      className={styles.restore}
      disabled={!mayEdit}
      onClick={() => restore.section(title, id, content)}
    >
      <RotateCcw aria-hidden="true" />
      Restore this section
    </Button>
  )
}

const sectionOf = ({ place, title }: Change): { id: string; title: string }[] =>
  'section' in place ? [{ id: place.section, title }] : []

const differsWords = (changes: readonly Change[]): string => {
  const sections = changes.flatMap(sectionOf).length
  const parts = changes.flatMap(({ place, title }) => ('section' in place ? [] : [title.toLowerCase()]))
  const places = [
    ...(sections === 0 ? [] : [sections === 1 ? '1 section' : `${sections} sections`]),
    ...parts,
  ]
  if (places.length === 0) return 'is the same as now'
  const last = places.at(-1)
  return `differs from now in ${places.length === 1 ? last : `${places.slice(0, -1).join(', ')} and ${last}`}`
}
