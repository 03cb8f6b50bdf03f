import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import type { ReactNode } from 'react'
import { FileButton } from './file-button.tsx'
import { useUpload } from './use-upload.ts'

interface UploadButtonProps {
  purpose: UploadPurpose
  onUploaded: (image: ImageValue) => void
  children: ReactNode
}

/** Chooses a file of this device and uploads it. */
export const UploadButton = ({ children, ...ends }: UploadButtonProps) => {
  const { upload, underWay } = useUpload(ends)
  return (
    <FileButton purpose={ends.purpose} busy={underWay !== null} onFiles={([file]) => file && upload(file)}>
      {children}
    </FileButton>
  )
}
