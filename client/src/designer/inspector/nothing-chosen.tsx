import { MousePointerClick } from 'lucide-react'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { openDialog } from '../base/designer-store.ts'
import { canEdit } from '../base/draft/can-edit.ts'
import { commandKeys } from '../base/keyboard/command-keys.ts'
import styles from './inspector.module.css'

const ways: readonly (readonly [string, string])[] = [
  ['Click', 'a text to write in it'],
  ['Drag', 'the dots of a row to move it'],
]

/** What to do while nothing is chosen. */
export const NothingChosen = () => (
  <div className={styles.nothing}>
    <MousePointerClick aria-hidden="true" />
    <h2>Choose a section</h2>
    {useDraftStatus(canEdit) ? (
      <Ways />
    ) : (
      <p>Click one to read what it is made of. Nothing can be changed now.</p>
    )}
  </div>
)

const Ways = () => (
  <>
    <dl>
      {ways.map(([how, what]) => (
        <div key={how} className={how === 'Drag' ? styles.grips : undefined}>
          <dt>{how}</dt>
          <dd>{what}</dd>
        </div>
      ))}
      <div>
        <dt>{commandKeys('Z')}</dt>
        <dd>undo anything</dd>
      </div>
    </dl>
    <button type="button" className={styles.link} onClick={() => openDialog({ name: 'shortcuts' })}>
      All shortcuts
    </button>
  </>
)
