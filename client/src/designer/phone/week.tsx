import { businessFields } from '@shingle/shared/business/business.ts'
import {
  hasHours,
  type OpeningHours,
  type Weekday,
  weekdays,
} from '@shingle/shared/business/opening-hours.ts'
import { weekdayNames } from '@shingle/shared/business/weekday-names.ts'
import { useState } from 'react'
import { useBusiness } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Switch } from '../../ui/switch.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { addressAt, addressKey } from '../base/draft/place.ts'
import { DayTimes } from '../fields/hours-control.tsx'
import { sayClosed, toggleDay } from '../fields/hours-edits.ts'
import { Refusal } from '../fields/refusal.tsx'
import { useFieldWriting } from '../fields/use-field-writing.ts'
import { saidOfToday, timesWords, weekdayOf } from './today.ts'
import { useToday } from './use-today.ts'
import styles from './week.module.css'

const place = { in: 'business' } as const

/** The week, a line a day: whether it is open, and from when to when; the times are written where a line is opened. */
export const Week = () => {
  const { hours, specialDays } = useBusiness()
  const now = useToday()
  const { write, refusal } = useFieldWriting(place, 'hours')
  const [open, setOpen] = useState<Weekday | null>(null)
  const toggle = (day: Weekday, isOpen: boolean) => {
    write(toggleDay(hours, day, isOpen))
    // Whoever opens a day says next from when to when.
    if (isOpen) setOpen(day)
  }
  return (
    <fieldset
      className={styles.week}
      aria-label={businessFields.hours.label}
      data-form-field={addressKey(addressAt(place, 'hours'))}
    >
      {weekdays.map((day) => (
        <Day
          key={day}
          {...{ day, hours }}
          today={day === weekdayOf(now) ? saidOfToday(specialDays, now)?.spans : undefined}
          isShown={day === open}
          onShow={(isShown) => setOpen(isShown ? day : null)}
          onToggle={(isOpen) => toggle(day, isOpen)}
          onWrite={write}
        />
      ))}
      {refusal !== null && <Refusal text={refusal} />}
    </fieldset>
  )
}

interface DayProps {
  day: Weekday
  hours: OpeningHours
  /** What holds instead, for today alone. */
  today: OpeningHours[Weekday]
  /** Whether its times can be written. */
  isShown: boolean
  onShow: (isShown: boolean) => void
  onToggle: (isOpen: boolean) => void
  onWrite: (hours: OpeningHours) => void
}

const Day = ({ day, hours, today, isShown, onShow, onToggle, onWrite }: DayProps) => {
  const isOpen = (hours[day]?.length ?? 0) > 0
  const line = <DayLine day={day} usual={hours[day]} today={today} />
  return (
    <div className={classNames(styles.day, today && styles.today)}>
      {isOpen ? (
        <button
          type="button"
          className={styles.line}
          aria-expanded={isShown}
          onClick={() => onShow(!isShown)}
        >
          {line}
        </button>
      ) : (
        <p className={styles.line}>{line}</p>
      )}
      {hours[day] === undefined && hasHours(hours) && (
        <Button
          kind="line"
          className={styles.say}
          aria-label={`${weekdayNames[day]}: say closed`}
          onClick={() => onWrite(sayClosed(hours, day, true))}
        >
          Say closed
        </Button>
      )}
      <Switch label={weekdayNames[day]} labelHidden checked={isOpen} onChange={onToggle} />
      {isOpen && isShown && (
        <div className={styles.times}>
          <DayTimes {...{ day, hours }} write={onWrite} />
        </div>
      )}
    </div>
  )
}

type DayLineProps = Pick<DayProps, 'day' | 'today'> & { usual: OpeningHours[Weekday] }

/** The day and its times: '8:00 – 18:00', or struck out where today is otherwise. */
const DayLine = ({ day, usual, today }: DayLineProps) => (
  <>
    <b aria-hidden="true">{weekdayNames[day].slice(0, 3)}</b>
    <VisuallyHidden>{weekdayNames[day]}, </VisuallyHidden>
    <span className={usual?.length ? undefined : styles.closed}>
      <DayWords {...{ usual, today }} />
    </span>
  </>
)

const DayWords = ({ usual, today }: Omit<DayLineProps, 'day'>) => {
  const [words, instead] = [timesWords(usual), today && timesWords(today)]
  // As always on this day: nothing is otherwise.
  if (instead === undefined || instead === words) return words
  return (
    <>
      {usual && (
        <>
          <VisuallyHidden>usually </VisuallyHidden>
          <s>{words}</s>
        </>
      )}
      {` ${instead} today`}
    </>
  )
}
