import { lazy, Suspense } from 'react'
import { Segments } from '../../ui/segments.tsx'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { wordsOf } from './option-words.ts'
import { Select } from './select.tsx'

// The drawings are large; they come with the first list of them.
const IconControl = lazy(async () => ({ default: (await import('./icon-control.tsx')).IconControl }))

const mostSegments = 4
const longestSegments = 24

/** A control on its way: it takes the room of the control, so that nothing below it moves when that comes. */
const ControlRoom = ({ label }: { label: string }) => (
  <div className={styles.field}>
    <span className={styles.label}>{label}</span>
    <div className={styles['control-room']} />
  </div>
)

/** Few short options stand side by side; more go into a list, and icons into a sheet of them. */
export const ChoiceControl = ({ entry, write }: ControlProps<'choice'>) => {
  const { label, options } = entry.field
  const words = wordsOf(options)
  if (entry.field.icons)
    return (
      <Suspense fallback={<ControlRoom label={label} />}>
        <IconControl entry={entry} write={write} />
      </Suspense>
    )
  if (options.length > mostSegments || options.map(words).join('').length > longestSegments) {
    return <Select label={label} options={options} value={entry.value} onChange={write} words={words} />
  }
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.segments}>
        <Segments
          label={label}
          segments={options.map((id) => ({ id, label: words(id) }))}
          value={entry.value}
          onChange={write}
        />
      </div>
    </div>
  )
}
