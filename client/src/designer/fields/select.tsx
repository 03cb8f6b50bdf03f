import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import styles from './controls.module.css'
import { optionWords } from './option-words.ts'

interface SelectProps<O extends string> {
  label: string
  options: readonly O[]
  value: O
  onChange: (value: O) => void
  words?: ((option: O) => string) | undefined
  labelHidden?: boolean | undefined
}

/** One of many: the platform's own list, which every keyboard and screen reader knows. */
export const Select = <O extends string>({ label, options, value, onChange, ...rest }: SelectProps<O>) => {
  const { words = optionWords, labelHidden = false } = rest
  const id = useId()
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate === chosen)
    if (option !== undefined) onChange(option)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? styles.hidden : styles.label}>
        {label}
      </label>
      <span className={styles['select-box']}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {words(option)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </div>
  )
}
