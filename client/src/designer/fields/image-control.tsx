import { ImagePlus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { openDialog } from '../base/designer-store.ts'
import { addressAt, type Place } from '../base/draft/place.ts'
import { usePicture } from '../base/page/page-provider.tsx'
import { UploadHere } from '../images/upload-here.tsx'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import pictureStyles from './image-control.module.css'
import { WaitingTag } from './waiting-tag.tsx'

type ImageControlProps = ControlProps<'image'> & { place: Place }

const thumb = { width: 144, height: 112 }

export const ImageControl = ({ entry, write, place }: ImageControlProps) => {
  const picture = usePicture()
  const { value, field, name } = entry
  const at = addressAt(place, name)
  const choose = () => openDialog({ name: 'image', at })
  return (
    <div className={styles.field}>
      <span className={styles.label}>{field.label}</span>
      <div className={pictureStyles.picture}>
        <button
          type="button"
          className={classNames(pictureStyles.thumb, !value && pictureStyles['empty-thumb'])}
          onClick={choose}
          aria-label={value ? `Change ${field.label.toLowerCase()}` : `Choose ${field.label.toLowerCase()}`}
        >
          {value ? (
            <img className={field.whole && pictureStyles.whole} src={picture(value, thumb).src} alt="" />
          ) : (
            <ImagePlus aria-hidden="true" />
          )}
        </button>
        <div className={pictureStyles['picture-words']}>
          <WaitingTag image={value} />
          <small className={value && !value.alt ? styles.warn : undefined}>{imageLine(value)}</small>
          <div className={pictureStyles.actions}>
            <Button kind="quiet" onClick={choose}>
              {value ? 'Change' : 'Choose'}
            </Button>
            <UploadHere at={at} />
            {value && (
              <Button kind="quiet" onClick={() => write(null)}>
                Remove
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

const imageLine = (value: ControlProps<'image'>['entry']['value']): string => {
  if (!value) return 'No picture'
  return value.alt || 'Without alt text'
}
