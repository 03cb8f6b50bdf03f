import { useState } from 'react'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { useEdits } from '../base/draft/editing.ts'
import { addressAt, type Place, sameAddress } from '../base/draft/place.ts'
import { toast } from '../base/toast.ts'
import { changeMessage } from './change-messages.ts'

interface FieldWriting {
  /** Answers whether the draft keeps it. */
  write: (value: unknown) => boolean
  /** Why it does not, here or in the account; null where nothing was refused. */
  refusal: string | null
}

/** Writes a field to the draft, and knows why its last value was refused. */
export const useFieldWriting = (place: Place, name: string): FieldWriting => {
  const edits = useEdits()
  const [ownRefusal, setRefusal] = useState<string | null>(null)
  const refused = useDraftStatus(({ refused }) => refused)
  const isRefused = refused !== undefined && sameAddress(refused.at, addressAt(place, name))
  const write = (value: unknown): boolean => {
    const written = edits.setField(addressAt(place, name), value)
    // While the draft may not be edited nothing is written, and nothing is wrong with the value.
    const problem = written?.ok === false ? written.problem.text : null
    setRefusal(problem)
    const message = problem === null && changeMessage(place, name, value)
    if (message) toast(message)
    return problem === null
  }
  return { write, refusal: ownRefusal ?? (isRefused ? `Not saved: ${refused.text}` : null) }
}
