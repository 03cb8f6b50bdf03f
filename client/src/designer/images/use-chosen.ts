import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { keepTurned } from './keep-turned.ts'
import { purposeAt } from './purpose-at.ts'
import { counted } from './take-pictures.ts'
import { tellControlLost } from './tell-control-lost.ts'
import { tellRefused } from './tell-refused.ts'
import { writePicture } from './write-picture.ts'

interface Place {
  readonly at: FieldAddress
  /** Whether its page shows it whole, as it does with logos. */
  readonly isWhole: boolean
}

/**
 * Puts the picture that was chosen in its place, which takes as long as its file takes to come: `use` answers whether it
 * stands there. Whoever stops, or leaves, meanwhile has none put there, and neither hears nor loses anything.
 */
export const useChosen = ({ at, isWhole }: Place) => {
  const draft = useDraft()
  const { draftId } = useWebsite()
  const [isUsing, setUsing] = useState(false)
  const using = useRef<AbortController>(null)
  const stop = () => using.current?.abort()
  useEffect(() => () => using.current?.abort(), [])
  const use = async (image: ImageValue | null): Promise<boolean> => {
    if (image === null) return false
    stop()
    const asked = new AbortController()
    const { signal } = asked
    using.current = asked
    setUsing(true)
    const purpose = isWhole ? 'logo' : purposeAt(at)
    try {
      const kept = await keepTurned(draft, { draftId, image, purpose, signal })
      if (signal.aborted) return false
      const written = kept.ok ? await writePicture(draft, { at, image: kept.value, signal }) : kept
      if (signal.aborted) return false
      if (written === undefined) tellControlLost(counted(1))
      else if (!written.ok) tellRefused({ purpose, problem: written.problem })
      return written?.ok === true
    } finally {
      setUsing(false)
    }
  }
  return { isUsing, use, stop }
}
