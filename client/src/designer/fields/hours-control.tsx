import { type OpeningHours, type Weekday, weekdays } from '@shingle/shared/business/opening-hours.ts'
import { weekdayNames } from '@shingle/shared/business/weekday-names.ts'
import { CopyPlus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { ControlProps } from './control.ts'
import styles from './hours-control.module.css'
import { copyDown, sayClosed, toggleDay, withDay } from './hours-edits.ts'
import { Spans } from './spans.tsx'

const workingDays = ['mon', 'tue', 'wed', 'thu', 'sat']

/** The week, a line a day: open or closed, and from when to when. */
export const HoursControl = ({ entry, write }: ControlProps<'hours'>) => {
  const hours = entry.value
  return (
    <fieldset className={styles.hours} aria-label={entry.field.label}>
      {weekdays.map((day) => {
        const spans = hours[day] ?? []
        return (
          <div key={day} className={styles.day}>
            <Switch
              label={weekdayNames[day]}
              checked={spans.length > 0}
              onChange={(open) => write(toggleDay(hours, day, open))}
            />
            <DayTimes {...{ day, hours, write }} />
          </div>
        )
      })}
    </fieldset>
  )
}

interface DayTimesProps {
  day: Weekday
  hours: OpeningHours
  write: (hours: OpeningHours) => void
}

/** The opening times of a day of the week, and the way to have those after it like it. */
export const DayTimes = ({ day, hours, write }: DayTimesProps) => {
  const spans = hours[day]
  if (!spans?.length) return <NoTimes {...{ day, hours, write }} />
  return (
    <>
      <Spans day={weekdayNames[day]} spans={spans} onChange={(next) => write(withDay(hours, day, next))} />
      {workingDays.includes(day) && (
        <IconButton
          label={`${weekdayNames[day]}’s hours ${day === 'sat' ? 'on Sunday too' : 'until Friday'}`}
          onClick={() => write(copyDown(hours, day))}
        >
          <CopyPlus aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}

/** A day without times: visitors read that it is closed, or nothing of it. */
const NoTimes = ({ day, hours, write }: DayTimesProps) => {
  const isClosed = hours[day] !== undefined
  return (
    <>
      <span className={styles.closed}>{isClosed ? 'Closed' : 'Nothing said'}</span>
      <Button
        kind="quiet"
        aria-label={`${weekdayNames[day]}: ${isClosed ? 'say nothing' : 'say closed'}`}
        onClick={() => write(sayClosed(hours, day, !isClosed))}
      >
        {isClosed ? 'Say nothing' : 'Say closed'}
      </Button>
    </>
  )
}
