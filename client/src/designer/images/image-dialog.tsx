import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { altTextMaximum } from '@shingle/shared/image/image-limits.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { useState, useSyncExternalStore } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { wayOut } from '../../ui/dialog-focus.ts'
import { Segments } from '../../ui/segments.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { openDialog } from '../base/designer-store.ts'
import { useCanEdit, useEdits } from '../base/draft/editing.ts'
import { fieldOf } from '../base/draft/field-of.ts'
import { pictureListOf } from '../base/draft/picture-list.ts'
import { focusFirst } from '../base/focus-first.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { WaitingTag } from '../fields/waiting-tag.tsx'
import { ArtworkShelf } from './artwork-shelf.tsx'
import { Cropper } from './cropper.tsx'
import { imageAt } from './image-at.ts'
import styles from './image-dialog.module.css'
import { inFormerFrame } from './in-former-frame.ts'
import { LibraryShelf } from './library-shelf.tsx'
import { purposeAt } from './purpose-at.ts'
import { putPictures } from './put-pictures.ts'
import { StockShelf } from './stock-shelf.tsx'
import { offerForFirst } from './take-pictures.ts'
import { UploadDrop } from './upload-drop.tsx'
import { useChosen } from './use-chosen.ts'
import { useStockLibraries } from './use-stock.ts'

const sources = [
  { id: 'artwork', label: 'Artwork' },
  { id: 'upload', label: 'Upload' },
  { id: 'stock', label: 'Stock' },
  { id: 'library', label: 'Library' },
] as const
type Source = (typeof sources)[number]['id']

interface ImageDialogProps {
  at: FieldAddress
  /** Where to begin; what suits the present picture when left out. */
  source?: 'upload' | undefined
  /** The field that is typed in at once. */
  typing?: 'alt' | undefined
}

const isUpload = (image: ImageValue | null): boolean => image !== null && image.provider !== 'Artwork'

/** Chooses a picture and sets it right; nothing is written until it is used. */
export const ImageDialog = ({ at, source: asked, typing }: ImageDialogProps) => {
  const draft = useDraft()
  const { view } = draft
  const { draftId } = useWebsite()
  const edits = useEdits()
  const canEdit = useCanEdit()
  const field = fieldOf(view, at)
  const isWhole = field?.kind === 'image' && field.whole === true
  const present = useSyncExternalStore(view.subscribe, () => imageAt(view, at))
  const [chosen, setChosen] = useState<ImageValue | null>(present)
  const [source, setSource] = useState<Source>(asked ?? (isUpload(present) ? 'upload' : 'artwork'))
  const putting = useChosen({ at, isWhole })
  const hasStock = useStockLibraries().length > 0
  const close = () => {
    putting.stop()
    openDialog(null)
  }
  const change = (part: Partial<ImageValue>) => setChosen(chosen && { ...chosen, ...part })
  const choose = (image: ImageValue) => setChosen(inFormerFrame(chosen, image))
  const list = at.in === 'item' ? pictureListOf(view.section(at.section)) : null
  const putSeveral = (files: readonly File[]) => {
    close()
    putPictures(draft, { draftId, files, target: { at, list } }).catch(console.error)
  }
  const use = async () => {
    if (!(await putting.use(chosen))) return
    close()
    if (list && isUpload(chosen)) offerForFirst(draft, list)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={present ? 'Change the image' : 'Choose an image'}
      size="wide"
      footer={
        <>
          {present && (
            <Button
              kind="quiet"
              className={styles.remove}
              disabled={!canEdit}
              onClick={() => {
                edits.setField(at, null)
                close()
              }}
            >
              Remove
            </Button>
          )}
          <Button {...wayOut} kind="quiet" onClick={close}>
            Cancel
          </Button>
          <Button
            disabled={!chosen || !canEdit}
            busy={putting.isUsing}
            onClick={() => void use().catch(console.error)}
          >
            Use image
          </Button>
        </>
      }
    >
      <div className={styles.columns} data-whole={isWhole}>
        <div className={styles.choice}>
          <Segments
            label="Source"
            segments={sources.filter(({ id }) => id !== 'stock' || hasStock)}
            value={source}
            onChange={setSource}
          />
          {source === 'artwork' && <ArtworkShelf chosen={chosen} onChoose={choose} />}
          {source === 'upload' && (
            <UploadDrop
              purpose={purposeAt(at)}
              frame={chosen?.frame ?? 'Auto'}
              onUploaded={choose}
              onSeveral={list && canEdit ? putSeveral : undefined}
              takesFocus={asked === 'upload'}
            />
          )}
          {source === 'stock' && <StockShelf onChoose={choose} />}
          {source === 'library' && <LibraryShelf chosen={chosen} onChoose={choose} />}
        </div>
        <div className={styles.detail}>
          {chosen ? (
            <>
              <Cropper image={chosen} whole={isWhole} onChange={change} />
              <WaitingTag image={chosen} />
              <AltText alt={chosen.alt} takesFocus={typing === 'alt'} onChange={(alt) => change({ alt })} />
            </>
          ) : (
            <p className={styles.hint}>Choose a picture on the left.</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface AltTextProps {
  alt: string
  takesFocus: boolean
  onChange: (alt: string) => void
}

const AltText = ({ alt, takesFocus, onChange }: AltTextProps) => (
  <TextField
    label="Alt text"
    {...(takesFocus && focusFirst)}
    value={alt}
    onChange={onChange}
    limit={altTextMaximum}
    hint="What the picture shows, for people who cannot see it."
  />
)
