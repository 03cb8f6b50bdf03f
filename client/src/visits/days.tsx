import type { VisitsAnswer } from '@shingle/shared/visit/endpoints.ts'
import type { CSSProperties } from 'react'
import styles from './days.module.css'
import { bestDay, bestDayWords, daysWords, dayWords } from './visit-words.ts'

type Listed = VisitsAnswer['days']

const dayEvery = 7

/** The height of what is drawn, as a share of the greatest. */
const shareOf = (count: number, most: number): CSSProperties =>
  ({ '--share': most === 0 ? 0 : count / most }) as CSSProperties

const nameOf = (at: number, { day }: Listed[number], days: Listed): string | undefined => {
  if (at === days.length - 1) return 'Today'
  return at % dayEvery === 0 && at < days.length - 2 ? dayWords(day) : undefined
}

/** The days stand on the rail, and their dates hang below it. */
export const Days = ({ days }: { days: Listed }) => {
  const best = bestDay(days)
  return (
    <div className={styles.days} role="img" aria-label={daysWords(days)} data-empty={best ? undefined : ''}>
      {days.map((counted, at) => {
        const name = nameOf(at, counted, days)
        return (
          <span
            key={counted.day}
            style={shareOf(counted.visits, best?.visits ?? 0)}
            data-best={counted === best ? '' : undefined}
            data-today={at === days.length - 1 ? '' : undefined}
          >
            {counted === best && <b data-side={sideOf(at, days.length)}>{bestDayWords(counted)}</b>}
            {name !== undefined && <em>{name}</em>}
          </span>
        )
      })}
    </div>
  )
}

/** Which way the words of a day lean, so that they stay beside the others. */
const sideOf = (at: number, count: number): 'start' | 'end' | undefined => {
  if (at < 4) return 'start'
  return at > count - 5 ? 'end' : undefined
}
