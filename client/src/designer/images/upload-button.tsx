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
  takesFocus?: boolean
  children: ReactNode
}

/** Chooses a file of this device and uploads it. */
export const UploadButton = ({ purpose, onUploaded, takesFocus = false, children }: UploadButtonProps) => {
  const { upload, busy } = useUpload(purpose, onUploaded)
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

export const useUpload = (purpose: UploadPurpose, onUploaded: (image: ImageValue) => void) => {
  const draft = useDraft()
  const entry = useWebsite()
  const [busy, setBusy] = useState(false)
  const upload = (file: File) => {
    setBusy(true)
    takeFile(draft, { draftId: entry.draftId, file, purpose })
      .then((result) => {
        if (result.ok) onUploaded(result.value)
        else toast(result.problem.text, { kind: 'trouble' })
      })
      .catch(console.error)
      .finally(() => setBusy(false))
  }
  return { upload, busy }
}
