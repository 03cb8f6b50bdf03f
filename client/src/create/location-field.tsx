import { answerLimits } from '@shingle/shared/generation/answer-limits.ts'
import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { changeAnswers, useAnswers } from './answers-store.ts'
import styles from './location-field.module.css'
import { browserTimeZone, guessLocation } from './location-guess.ts'
import { namedPlace } from './named-place.ts'

/** Filled from the description or the time zone, said to be so, and one press away from being put right. */
export const LocationField = () => {
  const { businessActivities, businessLocation, locationConfirmed } = useAnswers()
  const [changing, setChanging] = useState(false)
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
        autoFocus={changing}
        onFocus={() => setChanging(true)}
        limit={answerLimits.businessLocation}
        placeholder="Bristol, England"
        value={businessLocation}
        onChange={(location) => changeAnswers({ businessLocation: location, locationConfirmed: true })}
      />
    )
  }
  return (
    <div className={styles.field}>
      <span className={styles.label}>Where you work</span>
      <div className={styles.place}>
        <MapPin aria-hidden="true" />
        <div>
          <b>{businessLocation}</b>
          <small>{businessLocation === named ? 'From what you wrote' : 'Guessed from your clock'}</small>
        </div>
        <Button kind="link" onClick={() => setChanging(true)}>
          Change
        </Button>
      </div>
    </div>
  )
}
