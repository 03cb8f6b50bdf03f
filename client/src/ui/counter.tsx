import styles from './counter.module.css'
import { countedCharacters, remainingWords, showsCounter } from './text-limit.ts'

interface CounterProps {
  id?: string | undefined
  value: string
  limit: number
  /** Always shows the count; otherwise it appears when nine tenths are used. */
  always?: boolean | undefined
}

export const Counter = ({ id, value, limit, always = false }: CounterProps) => {
  const near = showsCounter(value, limit)
  if (!near && !always) return null
  return (
    <span id={id} className={near ? styles.near : styles.counter} role={near ? 'status' : undefined}>
      {near ? remainingWords(value, limit) : `${countedCharacters(value)} of ${limit}`}
    </span>
  )
}
