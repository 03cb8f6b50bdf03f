import { answerLimits } from '@shingle/shared/generation/answer-limits.ts'
import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { changeAnswers, useAnswers } from './answers-store.ts'
import styles from './location-field.module.css'
import { browserTimeZone, guessLocation } from './location-guess.ts'

/** Filled from the time zone, said to be so, and one press away from being put right. */
export function LocationField() {
  const { businessLocation, locationConfirmed } = useAnswers()
  const [changing, setChanging] = useState(false)
  // Nobody's field is filled or taken away under their hands.
  const asks = businessLocation === '' && !locationConfirmed && !changing

  useEffect(() => {
    if (!asks) return
    let stays = true
    void guessLocation(browserTimeZone()).then(
      (guess) => stays && guess && changeAnswers({ businessLocation: guess }),
    )
    return () => {
      stays = false
    }
  }, [asks])

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
          <small>Guessed from your clock</small>
        </div>
        <Button kind="link" onClick={() => setChanging(true)}>
          Change
        </Button>
      </div>
    </div>
  )
}
