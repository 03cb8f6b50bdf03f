import type { SpecialDay } from '@shingle/shared/business/opening-hours.ts'
import { type SpecialDayRun, specialDayRuns } from '@shingle/shared/business/special-day-runs.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { countWords } from '../../ui/count-words.ts'
import { useFocusAfterDeletion } from '../../ui/use-focus-after-deletion.ts'
import type { ControlProps } from './control.ts'
import styles from './hours-control.module.css'
import { SpecialDayRow } from './special-day-row.tsx'
import { beginRun, stretchRun, withRun } from './special-days-edits.ts'

/** The row that was written in last: it stays one under the hand, whatever the days around it say meanwhile. */
interface Held {
  readonly at: number
  readonly count: number
}

/** Days that differ from the week, such as holidays; those that follow each other alike are one row. */
export const SpecialDaysControl = ({ entry, write }: ControlProps<'special-days'>) => {
  const { value: days, field } = entry
  const { maximum } = field
  const [added, setAdded] = useState<number | null>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const [leftOut, setLeftOut] = useState(0)
  const runs = specialDayRuns(days, (at) => held !== null && (at === held.at || at === held.at + held.count))
  // By place: two may be alike.
  useFocusAfterDeletion(
    runs.map((_, at) => `${at}`),
    { each: '[data-special-day] input[type="date"][aria-label="Date"]', otherwise: '[data-add-special-day]' },
  )
  const keep = (next: readonly SpecialDay[]): boolean => {
    setLeftOut(0)
    return write(next)
  }
  const hold = (run: SpecialDayRun) => setHeld({ at: run.at, count: run.days.length })
  const change = (run: SpecialDayRun, part: Partial<SpecialDay>) => {
    hold(run)
    const changed = run.days.map((day) => ({ ...day, ...part }))
    return keep(withRun(days, run, changed))
  }
  const stretch = ({ at }: SpecialDayRun, next: ReturnType<typeof stretchRun>) => {
    setHeld({ at, count: next.count })
    if (keep(next.days)) setLeftOut(next.leftOut)
  }
  const remove = (run: SpecialDayRun) => {
    setHeld(null)
    keep(withRun(days, run, []))
  }
  const add = () => {
    setAdded(days.length)
    setHeld({ at: days.length, count: 1 })
    keep([...days, { date: tomorrow(), spans: [], note: '' }])
  }
  return (
    <div className={styles.special}>
      {runs.map((run) => (
        <SpecialDayRow
          key={run.at}
          run={run}
          isNew={run.at === added}
          onChange={(part) => change(run, part)}
          onFirst={(first) => stretch(run, beginRun(days, run, { first, maximum }))}
          onLast={(last) => stretch(run, stretchRun(days, run, { first: run.days[0].date, last, maximum }))}
          onRemove={() => remove(run)}
          onHold={() => hold(run)}
        />
      ))}
      <div className={styles.add}>
        <Button kind="line" data-add-special-day onClick={add} disabled={days.length >= maximum}>
          <Plus aria-hidden="true" />
          Add special day
        </Button>
        <Room maximum={maximum} used={days.length} leftOut={leftOut} />
      </div>
    </div>
  )
}

/** How many more days there is room for, and how many there was none for. */
const Room = ({ maximum, used, leftOut }: { maximum: number; used: number; leftOut: number }) => (
  <p className={styles.room} role="status">
    {leftOut > 0
      ? `There is room for ${maximum} days that differ: the last ${countWords(leftOut, 'day')} of these are left out.`
      : used > 0 && `Room for ${countWords(maximum - used, 'more day')}`}
  </p>
)

const tomorrow = (): string => {
  const date = new Date()
  date.setDate(date.getDate() + 1)
  return date.toLocaleDateString('sv')
}
