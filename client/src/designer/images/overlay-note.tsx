import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { useEffect, useState } from 'react'
import { useDraft, useView } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { useLook } from '../base/page/page-provider.tsx'
import fieldStyles from '../fields/controls.module.css'
import { numberWords } from '../fields/number-control.tsx'
import { measureOverlay } from './overlay-of.ts'

interface OverlayNoteProps {
  section: string
  /** How much of the picture is covered now. */
  value: number
  write: (overlay: number) => void
}

/** Below this nobody sees a difference. */
const noticeable = 0.05

const words = (value: number, needed: number): string | null => {
  if (value < needed) return 'Some words on this photo are hard to read.'
  return value - needed > noticeable ? 'The words on this photo need less than that.' : null
}

/** Says that drawings are not covered, whether a photo is covered by more or less than the words on it need, and offers what they do. */
export const OverlayNote = ({ section, value, write }: OverlayNoteProps) => {
  const image = useView(({ view }) => {
    const shown = view.section(section)
    return shown?.type === 'Introduction' ? shown.image : null
  })
  if (image === null) return null
  if (image.provider !== 'Artwork')
    return <PhotoNote section={section} value={value} write={write} image={image} />
  return <p className={fieldStyles.note}>For photos: nothing lies over a drawing.</p>
}

const PhotoNote = ({ section, value, write, image }: OverlayNoteProps & { image: ImageValue }) => {
  const needed = useNeeded(section, image)
  const said = needed === undefined ? null : words(value, needed)
  if (needed === undefined || said === null) return null
  const measured = numberWords(needed, { maximum: 1 })
  return (
    <>
      <p className={fieldStyles.note} role="status">
        {said}
      </p>
      <Button kind="line" onClick={() => write(needed)}>
        {`Use ${measured}, as measured`}
      </Button>
    </>
  )
}

const useNeeded = (section: string, image: ImageValue): number | undefined => {
  const draft = useDraft()
  const look = useLook()
  const [needed, setNeeded] = useState<number>()
  // The look is what the section's colors come from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isCurrent = true
    measureOverlay(draft, section, image)
      .then((measured) => isCurrent && setNeeded(measured))
      .catch(console.error)
    return () => {
      isCurrent = false
    }
  }, [draft, section, image, look])
  return needed
}
