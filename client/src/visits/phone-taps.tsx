import type { CSSProperties } from 'react'
import styles from './phone-taps.module.css'
import { busyHours, hoursHere, hoursWords, numberWords } from './visit-words.ts'

interface PhoneTapsProps {
  taps: number
  /** By the hour, in UTC. */
  hours: readonly number[]
}

/** How often the phone number was tapped, and at which time of the owner's day. */
export const PhoneTaps = ({ taps, hours }: PhoneTapsProps) => {
  const here = hoursHere(hours, new Date().getTimezoneOffset())
  const most = Math.max(...here)
  return (
    <section className={styles.calls} aria-label="Phone taps">
      <h2>Phone taps</h2>
      <strong>{numberWords(taps)}</strong>
      <p>
        {most === 0
          ? 'Taps on your phone number are counted here.'
          : `Taps on your phone number. ${busyHours(here)}`}
      </p>
      {most > 0 && (
        <>
          <div className={styles.hours} role="img" aria-label={hoursWords(here)}>
            {here.map((count, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour is known by its place
              <i key={hour} style={{ '--share': count / most } as CSSProperties} />
            ))}
          </div>
          <div className={styles.clock} aria-hidden="true">
            <span>00</span>
            <span>06</span>
            <span>12</span>
            <span>18</span>
          </div>
        </>
      )}
    </section>
  )
}
