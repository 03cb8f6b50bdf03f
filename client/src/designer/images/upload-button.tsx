import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirst } from '../base/focus-first.ts'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { takeFile } from './take-file.ts'
import { acceptedTypes } from './upload-image.ts'

interface UploadButtonProps {
  purpose: UploadPurpose
  onUploaded: (image: ImageValue) => void
  /** Told why a file was not taken, null as soon as another is; a toast says it otherwise. */
  onRefused?: (words: string | null) => void
  takesFocus?: boolean
  children: ReactNode
}

/** Chooses a file of this device and uploads it. */
export const UploadButton = ({ takesFocus = false, children, ...props }: UploadButtonProps) => {
  const { purpose } = props
  const { upload, busy } = useUpload(props)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes(purpose)}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) upload(file)
        }}
      />
      <Button kind="line" busy={busy} {...(takesFocus && focusFirst)} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}

export const useUpload = ({
  purpose,
  onUploaded,
  onRefused,
}: Pick<UploadButtonProps, 'purpose' | 'onUploaded' | 'onRefused'>) => {
  const draft = useDraft()
  const entry = useWebsite()
  const [busy, setBusy] = useState(false)
  const said = useRef<AbortController | null>(null)
  const refuse = (words: string) => {
    if (onRefused) onRefused(words)
    else {
      said.current = new AbortController()
      toast(words, { kind: 'trouble', until: said.current.signal })
    }
  }
  const upload = (file: File) => {
    setBusy(true)
    onRefused?.(null)
    said.current?.abort()
    takeFile(draft, { draftId: entry.draftId, file, purpose })
      .then((result) => {
        if (result.ok) onUploaded(result.value)
        else refuse(`${file.name}: ${result.problem.text}`)
      })
      .catch(console.error)
      .finally(() => setBusy(false))
  }
  return { upload, busy }
}
