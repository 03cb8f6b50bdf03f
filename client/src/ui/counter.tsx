import styles from './counter.module.css'
import { countedCharacters, remainingWords, showsCounter } from './text-limit.ts'

interface CounterProps {
  id?: string | undefined
  value: string
  limit: number
  /** Always shows the count; otherwise it appears when nine tenths are used. */
  always?: boolean | undefined
  /** What the limit counts of the value; its characters otherwise. */
  measure?: ((text: string) => number) | undefined
}

export const Counter = ({ id, value, limit, always = false, measure = countedCharacters }: CounterProps) => {
  const count = measure(value)
  const near = showsCounter(count, limit)
  if (!near && !always) return null
  return (
    <span id={id} className={near ? styles.near : styles.counter} role={near ? 'status' : undefined}>
      {near ? remainingWords(count, limit) : `${count} of ${limit}`}
    </span>
  )
}
