import { Segments } from '../../ui/segments.tsx'
import type { ControlProps } from './control.ts'
import styles from './fields.module.css'
import { wordsOf } from './option-words.ts'
import { Select } from './select.tsx'

const mostSegments = 4
const longestSegments = 24

/** Few short options stand side by side; more go into a list. */
export function ChoiceControl({ entry, write }: ControlProps<'choice'>) {
  const { label, options } = entry.field
  const words = wordsOf(options)
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
