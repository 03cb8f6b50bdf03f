import { megabytes, uploadLimits } from '@shingle/shared/image/image-limits.ts'
import type { ImageFrame, ImageValue } from '@shingle/shared/image/image-value.ts'
import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import { CircleAlert, HardDrive, ImageUp } from 'lucide-react'
import { type DragEvent, useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { type Reach, useReach } from '../base/use-reach.ts'
import { FileButton } from './file-button.tsx'
import styles from './image-dialog.module.css'
import { isTouched } from './is-touched.ts'
import { sizeWords } from './size-words.ts'
import { useUpload } from './use-upload.ts'

interface UploadDropProps {
  purpose: UploadPurpose
  /** The frame that the picture will have. */
  frame: ImageFrame
  onUploaded: (image: ImageValue) => void
  /** Takes several files at once, where there is room for them. */
  onSeveral?: ((files: readonly File[]) => void) | undefined
  takesFocus?: boolean
}

/** A place to drop, paste or browse for a picture. */
export const UploadDrop = ({ purpose, frame, onUploaded, onSeveral, ...props }: UploadDropProps) => {
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { upload, underWay } = useUpload({ purpose, onUploaded, onRefused: setRefusal })
  const reach = useReach()
  const take = (files: readonly File[]) => {
    const [file] = files
    if (file === undefined) return
    if (files.length > 1 && onSeveral) onSeveral(files)
    else upload(file)
  }
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take([...(event.clipboardData?.files ?? [])])
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
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
      {underWay === null ? (
        <ImageUp aria-hidden="true" />
      ) : (
        <img className={styles.underway} src={underWay.shown} alt="" />
      )}
      <p>
        <b>{underWay ? busyWords(reach, underWay.share) : dropWords(onSeveral !== undefined)}</b>
        {purpose === 'logo'
          ? `png, gif or jpg, up to ${megabytes(uploadLimits.logo.bytes)}.`
          : `jpg, png, gif or webp, up to ${megabytes(uploadLimits.image.bytes)}. ${sizeWords(frame)}`}
      </p>
      {isTouched() && (
        <FileButton purpose={purpose} onFiles={take} busy={underWay !== null} camera>
          Take a photo
        </FileButton>
      )}
      <FileButton
        purpose={purpose}
        onFiles={take}
        busy={underWay !== null}
        multiple={onSeveral !== undefined}
        {...props}
      >
        Browse
      </FileButton>
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

/** Under a finger nothing is dropped, and hardly anybody pastes. */
const dropWords = (several: boolean): string => {
  const pictures = several ? 'pictures' : 'a picture'
  return isTouched() ? `Choose ${pictures}` : `Drop or paste ${pictures} here`
}

const busyWords = (reach: Reach, share: number): string =>
  reach === 'online' ? `Uploading ${Math.round(share * 100)} %` : 'Keeping it on this device…'
