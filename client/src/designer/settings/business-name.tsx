import { businessFields } from '@shingle/shared/business/business.ts'
import { useEffect, useRef, useState } from 'react'
import { useBusiness, useDraft } from '../../replica/use-draft.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useEdits } from '../base/draft/editing.ts'
import { rename } from '../base/draft/rename.ts'

/** The business's name; half of one is none, so that it is given when the field is left. */
export const BusinessName = () => {
  const { name } = useBusiness()
  const { view } = useDraft()
  const edits = useEdits()
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    if (typed !== null) rename(edits, view.content(), typed)
    setTyped(null)
  }
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => {
    const leave = () => latest.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return (
    <TextField
      label={businessFields.name.label}
      limit={businessFields.name.maximum}
      value={typed ?? name}
      onChange={setTyped}
      onBlur={keep}
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && keep()}
      hint="Header, footer and title say it too, where they said the former one."
    />
  )
}
