import { Segments } from '../../ui/segments.tsx'
import type { ControlProps } from './control.ts'
import styles from './fields.module.css'
import { optionWords } from './option-words.ts'
import { Select } from './select.tsx'

const mostSegments = 4
const longestSegments = 24

/** Few short options stand side by side; more go into a list. */
export function ChoiceControl({ entry, write }: ControlProps<'choice'>) {
  const { label, options } = entry.field
  const words = options.map(optionWords)
  if (options.length > mostSegments || words.join('').length > longestSegments) {
    return <Select label={label} options={options} value={entry.value} onChange={write} />
  }
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.segments}>
        <Segments
          label={label}
          segments={options.map((id) => ({ id, label: optionWords(id) }))}
          value={entry.value}
          onChange={write}
        />
      </div>
    </div>
  )
}
