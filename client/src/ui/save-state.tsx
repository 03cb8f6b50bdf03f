import { CloudCheck, HardDrive, TriangleAlert } from 'lucide-react'
import styles from './save-state.module.css'
import { Tag } from './tag.tsx'

export type SaveStateValue =
  | { kind: 'device' }
  /** `differs`: visitors see another state than this. */
  | { kind: 'account'; differs: boolean }
  | { kind: 'published' }
  | { kind: 'not-saved'; why: string }
  /** Nothing stands in the way of what is typed just now. */
  | { kind: 'saving' }

export const saveStateWords = (state: SaveStateValue): string => {
  switch (state.kind) {
    case 'device':
      return 'Saved on this device'
    case 'account':
      return 'Saved to your account'
    case 'published':
      return 'Published'
    case 'saving':
      return 'Saving…'
    case 'not-saved':
      return `Not saved: ${state.why}`
  }
}

/** Where the work is, always in words; a status, announced when it changes. */
export const SaveState = ({ state }: { state: SaveStateValue }) => {
  const words = saveStateWords(state)
  return (
    <span role="status" className={styles.state}>
      {state.kind === 'device' && (
        <Tag tone="device" icon={<HardDrive aria-hidden="true" />}>
          {words}
        </Tag>
      )}
      {state.kind === 'account' && (
        <span className={styles.account}>
          <CloudCheck aria-hidden="true" />
          <span>
            {words}
            {state.differs && <small className={styles.differs}>Draft differs from published</small>}
          </span>
        </span>
      )}
      {state.kind === 'saving' && words}
      {state.kind === 'published' && (
        <Tag tone="live" icon={<i className={styles.dot} />}>
          {words}
        </Tag>
      )}
      {state.kind === 'not-saved' && (
        <Tag tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
          {words}
        </Tag>
      )}
    </span>
  )
}
