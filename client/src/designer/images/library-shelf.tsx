import type { LibraryEntry } from '@shingle/shared/image/endpoints.ts'
import { imagesMaximum } from '@shingle/shared/image/image-limits.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { imageLimitReached } from '@shingle/shared/image/problems.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useCanEdit } from '../base/draft/editing.ts'
import { DeleteImageDialog } from './delete-image-dialog.tsx'
import { picturesOn } from './image-at.ts'
import styles from './image-dialog.module.css'
import { PictureGrid } from './picture-grid.tsx'
import { useLibrary } from './use-library.ts'

interface LibraryShelfProps {
  chosen: ImageValue | null
  onChoose: (image: ImageValue) => void
}

/** Every upload of the website, also those that stand nowhere now, and our drawings that stand on the page. */
export const LibraryShelf = ({ chosen, onChoose }: LibraryShelfProps) => {
  const { view } = useDraft()
  const canEdit = useCanEdit()
  const { entries, failed, reach, ask } = useLibrary()
  const [leaving, setLeaving] = useState<LibraryEntry | null>(null)
  const onPage = picturesOn(view)
  const uploads = entries ?? []
  const others = onPage.filter(({ reference }) => !uploads.some(({ image }) => image.reference === reference))
  return (
    <div className={styles.shelf}>
      {entries && <Room used={uploads.length} />}
      {failed && (
        <p className={styles.hint} role="alert">
          Image library content loading error.{' '}
          <Button kind="link" onClick={ask}>
            Try again
          </Button>
        </p>
      )}
      {reach !== 'online' && (
        <p className={styles.hint}>
          You are offline: this is what the device knows. Pictures can be deleted when you are back.
        </p>
      )}
      {uploads.length > 0 && (
        <ul className={styles.grid} aria-label="Uploads">
          {uploads.map((entry, at) => (
            <li key={entry.image.reference} className={styles.upload}>
              <button
                type="button"
                aria-label={`Upload ${at + 1}${isOn(onPage, entry) ? ', on the page' : ''}`}
                title={entry.credit && `${entry.credit.author} / ${entry.credit.provider}`}
                aria-pressed={chosen?.reference === entry.image.reference}
                onClick={() => onChoose(onPage.find(same(entry)) ?? entry.image)}
              >
                <img src={entry.thumbnail} alt="" loading="lazy" />
              </button>
              {canEdit && reach === 'online' && (
                <IconButton label={`Delete upload ${at + 1}`} danger onClick={() => setLeaving(entry)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <PictureGrid pictures={others} chosen={chosen} onChoose={onChoose} />}
      {entries?.length === 0 && others.length === 0 && (
        <p className={styles.hint}>No picture stands on the website yet.</p>
      )}
      {leaving && (
        <DeleteImageDialog
          entry={leaving}
          isOnPage={isOn(onPage, leaving)}
          onClose={() => setLeaving(null)}
          onDeleted={ask}
        />
      )}
    </div>
  )
}

const same =
  ({ image }: LibraryEntry) =>
  ({ reference }: ImageValue): boolean =>
    reference === image.reference

const isOn = (onPage: readonly ImageValue[], entry: LibraryEntry): boolean => onPage.some(same(entry))

const Room = ({ used }: { used: number }) => (
  <p className={styles.hint}>
    {used} of {imagesMaximum} uploads
    {used >= imagesMaximum && `. ${imageLimitReached.text}: delete one to upload another.`}
  </p>
)
