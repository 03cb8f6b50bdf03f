import { type SpecialDay, specialDayNoteMaximum } from '@shingle/shared/business/opening-hours.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Counter } from '../../ui/counter.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useFocusAfterDeletion } from '../../ui/use-focus-after-deletion.ts'
import { useTyped } from '../base/draft/use-typed.ts'
import { focusFirst } from '../base/focus-first.ts'
import type { ControlProps } from './control.ts'
import styles from './hours-control.module.css'
import { addSpan } from './hours-edits.ts'
import { Spans } from './spans.tsx'
import { extendDay } from './special-days-edits.ts'

/** Days that differ from the week, such as holidays. */
export const SpecialDaysControl = ({ entry, write }: ControlProps<'special-days'>) => {
  const { value: days, field } = entry
  const change = (at: number, part: Partial<SpecialDay>) =>
    write(days.map((day, index) => (index === at ? { ...day, ...part } : day)))
  const [added, setAdded] = useState<number | null>(null)
  // By place: two may be alike.
  useFocusAfterDeletion(
    days.map((_, at) => `${at}`),
    { each: '[data-special-day] input[type="date"]', otherwise: '[data-add-special-day]' },
  )
  const add = () => {
    write([...days, { date: tomorrow(), spans: [], note: '' }])
    setAdded(days.length)
  }
  return (
    <div className={styles.special}>
      {days.map((day, at) => (
        <SpecialDayRow
          // Two special days may bear one date while they are typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: days are edited in place and removed by place
          key={at}
          day={day}
          isNew={at === added}
          onChange={(part) => change(at, part)}
          onUntil={(until) => write(extendDay(days, { at, until, maximum: field.maximum }))}
          onRemove={() => write(days.filter((_, other) => other !== at))}
        />
      ))}
      <div>
        <Button kind="line" data-add-special-day onClick={add} disabled={days.length >= field.maximum}>
          <Plus aria-hidden="true" />
          Add special day
        </Button>
      </div>
    </div>
  )
}

interface SpecialDayRowProps {
  day: SpecialDay
  isNew: boolean
  onChange: (part: Partial<SpecialDay>) => boolean
  onUntil: (until: string) => void
  onRemove: () => void
}

const SpecialDayRow = ({ day, isNew, onChange, onUntil, onRemove }: SpecialDayRowProps) => {
  const note = useTyped(day.note, (typed) => onChange({ note: typed }))
  const name = day.note || day.date
  return (
    <div className={styles['special-day']} data-special-day>
      <input
        {...(isNew && focusFirst)}
        type="date"
        className={styles.date}
        aria-label="Date"
        value={day.date}
        max="9999-12-31"
        required
        onChange={(event) => event.target.value && onChange({ date: event.target.value })}
      />
      <div className={styles.note}>
        <input
          aria-label="Why, such as Christmas"
          placeholder="Why, such as Christmas"
          maxLength={specialDayNoteMaximum}
          value={note.shown}
          onChange={(event) => note.type(event.target.value)}
          onBlur={note.settle}
        />
        <Counter value={note.shown} limit={specialDayNoteMaximum} />
      </div>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <Switch
        label="Open on this day"
        checked={day.spans.length > 0}
        onChange={(open) => onChange({ spans: open ? addSpan([]) : [] })}
      />
      <LastDay after={day.date} onUntil={onUntil} />
      <Spans day={name} spans={day.spans} onChange={(spans) => onChange({ spans })} />
    </div>
  )
}

/** Asks for the last of several days that are alike; they are added once it is left. */
const LastDay = ({ after, onUntil }: { after: string; onUntil: (until: string) => void }) => {
  const [until, setUntil] = useState('')
  const settle = () => {
    if (until > after) onUntil(until)
    setUntil('')
  }
  return (
    <label className={styles.until}>
      Until
      <input
        type="date"
        className={styles.date}
        aria-label="Until, for several days"
        value={until}
        min={after}
        max="9999-12-31"
        onChange={(event) => setUntil(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </label>
  )
}

const tomorrow = (): string => {
  const date = new Date()
  date.setDate(date.getDate() + 1)
  return date.toLocaleDateString('sv')
}
