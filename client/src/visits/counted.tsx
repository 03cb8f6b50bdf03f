import type { VisitsAnswer } from '@shingle/shared/visit/endpoints.ts'
import { sourceMinimum, visitDaysShown, visitMonthsKept } from '@shingle/shared/visit/visit.ts'
import type { CSSProperties } from 'react'
import styles from './counted.module.css'
import { PhoneTaps } from './phone-taps.tsx'
import { Shares } from './shares.tsx'
import { monthWords, noneCountedWords, numberWords, sourceWords, sumWords } from './visit-words.ts'

/** What was counted of a website: the sum, where visitors came from, what they used, and the months. */
export const Counted = ({ answer }: { answer: VisitsAnswer }) => {
  const { days, months, sources, used, phoneHours } = answer
  const visits = days.reduce((sum, day) => sum + day.visits, 0)
  const firstMonth = months.findIndex(({ views }) => views > 0)
  return (
    <>
      <div className={styles.sum}>
        <strong style={{ '--letters': numberWords(visits).length } as CSSProperties}>
          {numberWords(visits)}
        </strong>
        <p>
          {visits === 1 ? 'visit' : 'visits'} in {visitDaysShown} days
          <span>{sumWords(answer)}</span>
        </p>
      </div>
      <div className={styles.three}>
        <section>
          <h2>Where they came from</h2>
          <Shares
            none={noneCountedWords(used)}
            rows={sources.map((source) => ({ name: sourceWords(source), count: source.visits }))}
          />
        </section>
        <section>
          <h2>What they used</h2>
          <Shares
            none="Nothing yet. Taps on directions, sent forms and sign-ups are counted here."
            rows={[
              { name: 'Directions', note: 'Links to maps', count: used.directions },
              { name: 'Contact form sent', count: used.message },
              { name: 'Newsletter sign-up', count: used['sign-up'] },
            ]
              .filter(({ count }) => count > 0)
              .toSorted((a, b) => b.count - a.count)}
          />
        </section>
        <PhoneTaps taps={used.phone} hours={phoneHours} />
      </div>
      <section className={styles.months}>
        <h2>By month</h2>
        <Shares
          none="No page view was counted in twelve months."
          rows={(firstMonth === -1 ? [] : months.slice(firstMonth))
            .toReversed()
            .map(({ month, visits }) => ({ name: monthWords(month), count: visits }))}
        />
      </section>
      <HowCounted />
    </>
  )
}

const HowCounted = () => (
  <section className={styles.how}>
    <h2>How this is counted</h2>
    <dl>
      <dt>No cookies</dt>
      <dd>
        Nothing is stored on a visitor’s device, and no address of theirs is kept. So this needs no banner.
      </dd>
      <dt>Pages, not people</dt>
      <dd>
        Somebody who comes on two days is two visits. We cannot tell who it was, and do not try. Days are
        those of UTC.
      </dd>
      <dt>Left out</dt>
      <dd>
        Known robots, your previews, whoever comes from Shingle itself, and the taps of visitors who switch
        scripts off. Other visits of your own count like anybody’s.
      </dd>
      <dt>Kept</dt>
      <dd>
        Daily sums for {visitMonthsKept} months. Sources with fewer than {sourceMinimum} visits are only shown
        together.
      </dd>
    </dl>
  </section>
)
