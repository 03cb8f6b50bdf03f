import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import { useRef, useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { takeFile } from './take-file.ts'

/** A file while it is uploaded: where it can be shown from, and which share of it has been sent. */
interface UnderWay {
  readonly shown: string
  readonly share: number
}

interface UploadEnds {
  purpose: UploadPurpose
  onUploaded: (image: ImageValue) => void
  /** Told why a file was not taken, null as soon as another is; a toast says it otherwise. */
  onRefused?: (words: string | null) => void
}

/** Uploads one file at a time, and tells how far it has got. */
export const useUpload = ({ purpose, onUploaded, onRefused }: UploadEnds) => {
  const draft = useDraft()
  const { draftId } = useWebsite()
  const [underWay, setUnderWay] = useState<UnderWay | null>(null)
  const said = useRef<AbortController | null>(null)
  const refuse = (words: string) => {
    if (onRefused) onRefused(words)
    else {
      said.current = new AbortController()
      toast(words, { kind: 'trouble', until: said.current.signal })
    }
  }
  const upload = (file: File) => {
    const shown = URL.createObjectURL(file)
    const onProgress = (share: number) => setUnderWay({ shown, share })
    onProgress(0)
    onRefused?.(null)
    said.current?.abort()
    takeFile(draft, { draftId, file, purpose, onProgress })
      .then((result) => {
        if (result.ok) onUploaded(result.value)
        else refuse(`${file.name}: ${result.problem.text}`)
      })
      .catch(console.error)
      .finally(() => {
        setUnderWay(null)
        URL.revokeObjectURL(shown)
      })
  }
  return { upload, underWay }
}
