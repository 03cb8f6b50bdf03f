import { MapPin } from 'lucide-react'
import { useBusiness } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { useEdits } from '../base/draft/editing.ts'
import { UnseenFact } from './unseen-fact.tsx'

/** The town that was suggested when the website was made, until its owner says yes, no or another. */
export const GuessedPlace = () => {
  const { location, guessedLocation } = useBusiness()
  const edits = useEdits()
  if (location !== '' || guessedLocation === '') return null
  const settle = (place: string) =>
    edits.together('Set the town', () => {
      edits.setField({ in: 'business', field: 'location' }, place)
      edits.setField({ in: 'business', field: 'guessedLocation' }, '')
    })
  return (
    <UnseenFact icon={<MapPin aria-hidden="true" />} fact={guessedLocation} source="Not confirmed yet.">
      <Button kind="link" onClick={() => settle(guessedLocation)}>
        That’s right
      </Button>
      <Button kind="link" onClick={() => settle('')}>
        Remove
      </Button>
    </UnseenFact>
  )
}
