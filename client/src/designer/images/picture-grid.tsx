import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { usePicture } from '../base/page/page-provider.tsx'
import styles from './image-dialog.module.css'

interface PictureGridProps {
  pictures: readonly ImageValue[]
  chosen: ImageValue | null
  onChoose: (image: ImageValue) => void
}

const box = { width: 240, height: 180 }

export const PictureGrid = ({ pictures, chosen, onChoose }: PictureGridProps) => {
  const picture = usePicture()
  return (
    <div className={styles.grid}>
      {pictures.map((image) => (
        <button
          key={`${image.provider}/${image.reference}`}
          type="button"
          aria-pressed={chosen?.provider === image.provider && chosen.reference === image.reference}
          onClick={() => onChoose(image)}
        >
          <img src={picture(image, box).src} alt={image.alt} loading="lazy" />
        </button>
      ))}
    </div>
  )
}
