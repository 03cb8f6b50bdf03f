import { MapPin } from 'lucide-react'
import { useBusiness } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { useCanEdit, useEdits } from '../base/draft/editing.ts'
import styles from './guessed-place.module.css'

/** The town that the clock suggested when the website was made, until its owner says yes, no or another. */
export const GuessedPlace = () => {
  const { location, guessedLocation } = useBusiness()
  const edits = useEdits()
  const canEdit = useCanEdit()
  if (location !== '' || guessedLocation === '') return null
  const settle = (place: string) =>
    edits.together('Set the town', () => {
      edits.setField({ in: 'business', field: 'location' }, place)
      edits.setField({ in: 'business', field: 'guessedLocation' }, '')
    })
  return (
    <div className={styles.guess}>
      <MapPin aria-hidden="true" />
      <p>
        <b>{guessedLocation}</b>
        <small>Guessed from your clock. Visitors do not see it.</small>
      </p>
      {canEdit && (
        <>
          <Button kind="link" onClick={() => settle(guessedLocation)}>
            That’s right
          </Button>
          <Button kind="link" onClick={() => settle('')}>
            Remove
          </Button>
        </>
      )}
    </div>
  )
}
