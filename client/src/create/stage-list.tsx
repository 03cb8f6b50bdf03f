import { Check, CircleAlert } from 'lucide-react'
import { Turning } from '../ui/turning.tsx'
import { type Progress, type ShownStage, shownStages } from './launch-stages.ts'
import styles from './stage-list.module.css'

export const StageList = ({ progress, stopped }: { progress: Progress; stopped: boolean }) => (
  <ol className={styles.stages} aria-live="polite">
    {shownStages(progress).map((shown) => (
      <li
        key={shown.stage}
        className={styles[shown.state]}
        aria-current={shown.state === 'now' ? 'step' : undefined}
      >
        <StageIcon state={shown.state} stopped={stopped} />
        {shown.stage}
        {shown.note && <small>{shown.note}</small>}
        {shown.chips.length > 0 && (
          <div className={styles.parts}>
            {shown.chips.map(({ text, state }) => (
              <i key={text} className={styles[`part-${state}`]}>
                {state === 'done' && <Check aria-label="done" />}
                {text}
              </i>
            ))}
          </div>
        )}
      </li>
    ))}
  </ol>
)

const StageIcon = ({ state, stopped }: { state: ShownStage['state']; stopped: boolean }) => {
  switch (state) {
    case 'done':
      return <Check aria-label="done" />
    case 'now':
      return stopped ? <CircleAlert aria-label="stopped" /> : <Turning />
    case 'later':
      return <i className={styles.ring} aria-hidden="true" />
    case 'skipped':
      return <i className={styles.dash} aria-hidden="true" />
  }
}
