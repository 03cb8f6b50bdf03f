import { imagesMaximum } from '@shingle/shared/image/image-limits.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { useDraftSession } from '../../replica/use-draft.ts'
import { picturesOn } from './image-at.ts'
import styles from './image-dialog.module.css'
import { PictureGrid } from './picture-grid.tsx'

interface LibraryShelfProps {
  chosen: ImageValue | null
  onChoose: (image: ImageValue) => void
}

/** The pictures that stand on the website already. */
export const LibraryShelf = ({ chosen, onChoose }: LibraryShelfProps) => {
  const { view } = useDraftSession()
  const pictures = picturesOn(view)
  const uploads = pictures.filter(({ provider }) => provider === 'Custom').length
  if (pictures.length === 0) return <p className={styles.hint}>No picture stands on the website yet.</p>
  return (
    <div className={styles.shelf}>
      <p className={styles.hint}>
        {uploads} of {imagesMaximum} uploads in use
      </p>
      <PictureGrid pictures={pictures} chosen={chosen} onChoose={onChoose} />
    </div>
  )
}
