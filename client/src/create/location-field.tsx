import { answerLimits } from '@shingle/shared/generation/answer-limits.ts'
import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { TextField } from '../ui/text-field.tsx'
import { changeAnswers, useAnswers } from './answers-store.ts'
import styles from './location-field.module.css'
import { browserTimeZone, guessLocation } from './location-guess.ts'
import { isSurelyNamed, namedPlace } from './named-place.ts'

/**
 * Filled from the description or the time zone and said to be so. What the clock says, or a word that may be no place,
 * is a dashed guess, which no website states before the person does.
 */
export const LocationField = () => {
  const { businessActivities, businessLocation, locationConfirmed } = useAnswers()
  const [changing, setChanging] = useState(false)
  const settled = useRef(false)
  const named = namedPlace(businessActivities)
  // Nobody's field is filled or taken away under their hands.
  const isOurs = !locationConfirmed && !changing

  useEffect(() => {
    if (!isOurs) return
    let stays = true
    const guess = named === '' ? guessLocation(browserTimeZone()) : Promise.resolve(named)
    void guess.then((place) => stays && place && changeAnswers({ businessLocation: place }))
    return () => {
      stays = false
    }
  }, [isOurs, named])

  if (changing || locationConfirmed || businessLocation === '') {
    return (
      <TextField
        label="Where you work"
        autoComplete="address-level2"
        // What was pressed is gone: the keyboard goes on at what stands in its place.
        autoFocus={changing || settled.current}
        onFocus={({ target }) => {
          setChanging(true)
          // Of our guess hardly anybody keeps a part; what they typed themselves is theirs to mend.
          if (!locationConfirmed) target.select()
        }}
        limit={answerLimits.businessLocation}
        placeholder="Bristol, England"
        value={businessLocation}
        onChange={(location) => changeAnswers({ businessLocation: location, locationConfirmed: true })}
      />
    )
  }
  const isRead = businessLocation === named
  const isGuess = !(isRead && isSurelyNamed(businessActivities))
  return (
    <div className={styles.field}>
      <span className={styles.label}>Where you work</span>
      <div className={classNames(styles.place, isGuess && styles.guess)}>
        <MapPin aria-hidden="true" />
        <div>
          <b>{businessLocation}</b>
          <small>
            {isRead ? 'From what you wrote' : 'Guessed from your clock'}
            {isGuess && '. Is it right?'}
          </small>
        </div>
        {isGuess && (
          <Button
            kind="link"
            onClick={({ detail }) => {
              settled.current = detail === 0
              changeAnswers({ locationConfirmed: true })
            }}
          >
            That’s right
          </Button>
        )}
        <Button kind="link" onClick={() => setChanging(true)}>
          Change
        </Button>
      </div>
    </div>
  )
}
