import { spansMaximum, type TimeSpan } from '@shingle/shared/business/opening-hours.ts'
import { Minus, Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './hours-control.module.css'
import { addSpan, changeSpan } from './hours-edits.ts'

interface SpansProps {
  /** The day they belong to, for people who listen. */
  day: string
  spans: readonly TimeSpan[]
  onChange: (spans: readonly TimeSpan[]) => void
}

/** The opening times of one day, up to three. */
export const Spans = ({ day, spans, onChange }: SpansProps) => {
  const box = useRef<HTMLDivElement>(null)
  useFocusOnChange(box, spans.length)
  if (spans.length === 0) return <span className={styles.closed}>Closed</span>
  return (
    <div ref={box} className={styles.spans}>
      {spans.map((span, at) => (
        // A span has no identity but its place in the day.
        // biome-ignore lint/suspicious/noArrayIndexKey: spans are edited in place and removed by place
        <div key={at} className={styles.span}>
          <Time
            label={`${day} opens`}
            value={span.opens}
            onChange={(opens) => onChange(changeSpan(spans, at, { opens }))}
          />
          <span>to</span>
          <Time
            label={`${day} closes`}
            value={span.closes}
            onChange={(closes) => onChange(changeSpan(spans, at, { closes }))}
          />
          {span.closes < span.opens && <small className={styles.after}>the day after</small>}
          {at === spans.length - 1 && spans.length < spansMaximum && (
            <IconButton label={`Add hours: ${day}`} onClick={() => onChange(addSpan(spans))}>
              <Plus aria-hidden="true" />
            </IconButton>
          )}
          {spans.length > 1 && (
            <IconButton
              label={`Remove ${span.opens} to ${span.closes}: ${day}`}
              onClick={() => onChange(spans.filter((_, other) => other !== at))}
            >
              <Minus aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
    </div>
  )
}

interface TimeProps {
  label: string
  value: string
  onChange: (value: string) => void
}

const Time = ({ label, value, onChange }: TimeProps) => (
  <input
    type="time"
    className={styles.time}
    aria-label={label}
    value={value}
    required
    onChange={(event) => event.target.value && onChange(event.target.value)}
  />
)

/** Whoever added hours writes them at once; whoever removed some goes on from the last that are left. */
const useFocusOnChange = (box: RefObject<HTMLElement | null>, count: number): void => {
  const former = useRef(count)
  useEffect(() => {
    const isOther = former.current !== count
    former.current = count
    if (!isOther || document.activeElement !== document.body) return
    const times = box.current?.querySelectorAll('input') ?? []
    // Two for each: when it opens, and when it closes.
    times[(count - 1) * 2]?.focus()
  }, [box, count])
}
