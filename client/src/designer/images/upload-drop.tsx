import { megabytes, uploadLimits } from '@shingle/shared/image/image-limits.ts'
import type { ImageFrame, ImageValue } from '@shingle/shared/image/image-value.ts'
import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import { CircleAlert, HardDrive, ImageUp } from 'lucide-react'
import { type DragEvent, useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { type Reach, useReach } from '../base/use-reach.ts'
import styles from './image-dialog.module.css'
import { sizeWords } from './size-words.ts'
import { UploadButton, useUpload } from './upload-button.tsx'

interface UploadDropProps {
  purpose: UploadPurpose
  /** The frame that the picture will have. */
  frame: ImageFrame
  onUploaded: (image: ImageValue) => void
  takesFocus?: boolean
}

/** A place to drop, paste or browse for a picture. */
export const UploadDrop = ({ purpose, frame, onUploaded, takesFocus = false }: UploadDropProps) => {
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ends = { purpose, onUploaded, onRefused: setRefusal }
  const { upload, busy } = useUpload(ends)
  const reach = useReach()
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (file) upload(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) upload(file)
  }
  return (
    <section
      className={classNames(styles.drop, isOver && styles.over)}
      aria-label="Upload"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ImageUp aria-hidden="true" />
      <p>
        <b>{busy ? busyWords(reach) : 'Drop or paste a picture here'}</b>
        {purpose === 'logo'
          ? `png, gif or jpg, up to ${megabytes(uploadLimits.logo.bytes)}.`
          : `jpg, png, gif or webp, up to ${megabytes(uploadLimits.image.bytes)}. ${sizeWords(frame)}`}
      </p>
      <UploadButton {...ends} takesFocus={takesFocus}>
        Browse
      </UploadButton>
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          <CircleAlert aria-hidden="true" />
          {refusal}
        </p>
      )}
      {reach !== 'online' && (
        <p className={styles.offline}>
          <HardDrive aria-hidden="true" />
          {waitingWords[reach]}
        </p>
      )}
    </section>
  )
}

const waitingWords = {
  offline: 'You are offline. The picture stays on this device and is uploaded when you are back.',
  'signed-out': 'Your session has ended. The picture stays on this device and is uploaded when you sign in.',
} as const

const busyWords = (reach: Reach): string => (reach === 'online' ? 'Uploading…' : 'Keeping it on this device…')
