import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { type UploadPurpose, uploadHeadlines } from '@shingle/shared/image/upload-rules.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { useRef, useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { takeFile } from './take-file.ts'
import { refusedWords, tellRefused } from './tell-refused.ts'

/** A file while it is uploaded: where it can be shown from, and which share of it has been sent. */
interface UnderWay {
  readonly shown: string
  readonly share: number
}

interface UploadEnds {
  purpose: UploadPurpose
  onUploaded: (image: ImageValue) => void
  /** Told why a file was not taken, null as soon as another is; otherwise, and of what has a headline there, a toast says it. */
  onRefused?: (words: string | null) => void
}

/** Uploads one file at a time, and tells how far it has got. */
export const useUpload = ({ purpose, onUploaded, onRefused }: UploadEnds) => {
  const draft = useDraft()
  const { draftId } = useWebsite()
  const [underWay, setUnderWay] = useState<UnderWay | null>(null)
  const said = useRef<AbortController | null>(null)
  const refuse = (name: string, problem: Problem) => {
    if (onRefused && uploadHeadlines[purpose] === undefined) return onRefused(refusedWords({ name, problem }))
    said.current = new AbortController()
    tellRefused({ purpose, name, problem, until: said.current.signal })
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
        else refuse(file.name, result.problem)
      })
      .catch(console.error)
      .finally(() => {
        setUnderWay(null)
        URL.revokeObjectURL(shown)
      })
  }
  return { upload, underWay }
}
