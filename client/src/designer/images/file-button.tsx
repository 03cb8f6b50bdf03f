import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import { type ReactNode, useRef } from 'react'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { focusFirst } from '../base/focus-first.ts'
import { acceptedTypes } from './upload-image.ts'

interface FileButtonProps {
  purpose: UploadPurpose
  /** Told of what was chosen: one file where not `multiple`. */
  onFiles: (files: readonly File[]) => void
  busy: boolean
  kind?: ButtonKind
  multiple?: boolean
  wide?: boolean
  takesFocus?: boolean
  /** Takes a photo with the camera of the device, where it has one. */
  camera?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Chooses files of this device. */
export const FileButton = ({ purpose, onFiles, busy, children, ...props }: FileButtonProps) => {
  const {
    kind = 'line',
    multiple = false,
    wide = false,
    takesFocus = false,
    camera = false,
    className,
  } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        accept={acceptedTypes(purpose)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button
        kind={kind}
        wide={wide}
        className={className}
        busy={busy}
        {...(takesFocus && focusFirst)}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
