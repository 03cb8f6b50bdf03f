import { type SpecialDay, specialDayNoteMaximum } from '@shingle/shared/business/opening-hours.ts'
import type { SpecialDayRun } from '@shingle/shared/business/special-day-runs.ts'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { countWords } from '../../ui/count-words.ts'
import { Counter } from '../../ui/counter.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useTyped } from '../base/draft/use-typed.ts'
import { focusFirst } from '../base/focus-first.ts'
import styles from './hours-control.module.css'
import { addSpan } from './hours-edits.ts'
import { Spans } from './spans.tsx'
import { endsOf } from './special-days-edits.ts'

interface SpecialDayRowProps {
  run: SpecialDayRun
  isNew: boolean
  /** Changes every day of the row; answers whether the draft keeps it. */
  onChange: (part: Partial<SpecialDay>) => boolean
  onFirst: (first: string) => void
  onLast: (last: string) => void
  onRemove: () => void
  /** Somebody writes in the row, which is to stay one. */
  onHold: () => void
}

/** A special day, or several that follow each other alike. */
export const SpecialDayRow = ({ run, isNew, onChange, onHold, ...on }: SpecialDayRowProps) => {
  const [day] = run.days
  const { first, last } = endsOf(run)
  const isOne = run.days.length === 1
  const note = useTyped(day.note, (typed) => onChange({ note: typed }))
  const name = day.note || (isOne ? first : `${first} to ${last}`)
  return (
    <div className={styles['special-day']} data-special-day>
      {isOne ? (
        <input
          {...(isNew && focusFirst)}
          type="date"
          className={styles.date}
          aria-label="Date"
          value={first}
          max="9999-12-31"
          required
          onChange={(event) => event.target.value && onChange({ date: event.target.value })}
        />
      ) : (
        <SettledDate label="Date" value={first} onSettle={on.onFirst} />
      )}
      <div className={styles.note}>
        <input
          className={styles.why}
          aria-label="Why, such as Christmas"
          placeholder="Why, such as Christmas"
          maxLength={specialDayNoteMaximum}
          value={note.shown}
          onChange={(event) => {
            onHold()
            note.type(event.target.value)
          }}
          onBlur={note.settle}
        />
        <Counter value={note.shown} limit={specialDayNoteMaximum} />
      </div>
      <IconButton label={`Remove ${name}`} onClick={on.onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <Switch
        label={isOne ? 'Open on this day' : 'Open on these days'}
        checked={day.spans.length > 0}
        onChange={(open) => onChange({ spans: open ? addSpan([]) : [] })}
      />
      <LastDay value={isOne ? '' : last} after={first} onSettle={on.onLast}>
        {!isOne && countWords(run.days.length, 'day')}
      </LastDay>
      <Spans day={name} spans={day.spans} onChange={(spans) => onChange({ spans })} />
    </div>
  )
}

interface LastDayProps {
  value: string
  after: string
  onSettle: (last: string) => void
  children: ReactNode
}

/** Asks for the last of several days that are alike. */
const LastDay = ({ value, after, onSettle, children }: LastDayProps) => (
  <div className={styles.until}>
    <span aria-hidden="true">Until</span>
    <SettledDate label="Until, for several days" value={value} min={after} onSettle={onSettle} />
    {children}
  </div>
)

interface SettledDateProps {
  label: string
  value: string
  min?: string
  onSettle: (date: string) => void
}

/** A date that counts once it is left: the days between are not those of a year that is half typed. */
const SettledDate = ({ label, value, min, onSettle }: SettledDateProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const settle = () => {
    const isBefore = Boolean(typed && min && typed < min)
    setRefused(isBefore)
    // What is not kept stays to be mended.
    if (isBefore) return
    if (typed && typed !== value) onSettle(typed)
    setTyped(null)
  }
  return (
    <>
      <input
        type="date"
        className={styles.date}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        value={typed ?? value}
        min={min}
        max="9999-12-31"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      {isRefused && (
        <p className={styles.room} role="alert">
          This is before the first day, and is not kept.
        </p>
      )}
    </>
  )
}
