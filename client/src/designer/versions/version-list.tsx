import type { VersionEntry, VersionReason } from '@shingle/shared/version/endpoints.ts'
import { Circle, Globe, Save, Sparkles, Users, WandSparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAccount } from '../../server/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { useReach } from '../base/use-reach.ts'
import type { useVersions } from './use-versions.ts'
import { authorWords, byDay } from './version-words.ts'
import styles from './versions.module.css'

const icons: Readonly<Record<VersionReason, ReactNode>> = {
  saved: <Save aria-hidden="true" />,
  published: <Globe aria-hidden="true" />,
  'taken-over': <Users aria-hidden="true" />,
  assisted: <WandSparkles aria-hidden="true" />,
  generated: <Sparkles aria-hidden="true" />,
}

interface VersionListProps {
  listed: ReturnType<typeof useVersions>
  chosen: string | null
  /** Null is the draft as it is now. */
  onChoose: (version: VersionEntry | null) => void
}

/** The draft now, then every version under the day it was made. */
export const VersionList = ({ listed, chosen, onChoose }: VersionListProps) => {
  const userId = useAccount()?.id ?? ''
  const { versions, next, isAsking, problem, more, retry } = listed
  return (
    <nav className={styles.list} aria-label="Versions">
      <button
        type="button"
        className={styles.entry}
        aria-current={chosen === null}
        onClick={() => onChoose(null)}
      >
        <Circle aria-hidden="true" />
        <b>Draft now</b>
        <small>What you are editing</small>
      </button>
      {byDay(versions, new Date()).map((day) => (
        <section key={day.day} aria-label={day.day}>
          <h3>{day.day}</h3>
          {day.versions.map((version) => (
            <button
              key={version.id}
              type="button"
              className={styles.entry}
              aria-current={chosen === version.id}
              onClick={() => onChoose(version)}
            >
              {icons[version.reason]}
              <b>{version.name}</b>
              <small>{authorWords(version, userId)}</small>
            </button>
          ))}
        </section>
      ))}
      {problem && <ListTrouble text={problem.text} onRetry={versions.length > 0 ? more : retry} />}
      {isAsking && <p className={styles.words}>Fetching versions…</p>}
      {!isAsking && !problem && versions.length === 0 && (
        <p className={styles.words}>No versions yet. Save Draft keeps one; so does publishing.</p>
      )}
      {next !== null && !isAsking && !problem && (
        <Button kind="quiet" wide onClick={more}>
          Earlier versions
        </Button>
      )}
    </nav>
  )
}

const awayWords = {
  offline: 'You are offline. Versions are in your account and come with the connection.',
  'signed-out': 'Your session has ended. Sign in to see the versions in your account.',
} as const

const ListTrouble = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const reach = useReach()
  if (reach !== 'online')
    return (
      <p className={styles.words} role="status">
        {awayWords[reach]}
      </p>
    )
  return (
    <div className={styles.words} role="alert">
      <p>{text}</p>
      <Button kind="line" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
