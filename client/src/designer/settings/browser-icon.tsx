import { megabytes, uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { useBusiness, useSettings } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { useEdits } from '../base/draft/editing.ts'
import { usePicture } from '../base/page/page-provider.tsx'
import { WaitingTag } from '../fields/waiting-tag.tsx'
import { UploadButton } from '../images/upload-button.tsx'
import { LetterIcon } from './letter-icon.tsx'
import styles from './settings.module.css'

const box = { width: 96, height: 96 }

const { side, bytes } = uploadLimits.favicon

/** The small sign on the browser's tab; without one it is the name's first letter in the palette's colours. */
export const BrowserIcon = () => {
  const edits = useEdits()
  const picture = usePicture()
  const { favicon } = useSettings()
  const { name } = useBusiness()
  const keep = (value: typeof favicon) => edits.setField({ in: 'settings', field: 'favicon' }, value)
  return (
    <div className={styles.icon} data-form-field="settings:favicon">
      <span className={styles.label}>Browser icon</span>
      <div className={styles['icon-row']}>
        {favicon ? <img src={picture(favicon, box).src} alt="" /> : <LetterIcon name={name} size={40} />}
        <UploadButton purpose="favicon" onUploaded={keep}>
          {favicon ? 'Replace' : 'Upload'}
        </UploadButton>
        {favicon && (
          <Button kind="quiet" onClick={() => keep(null)}>
            Remove
          </Button>
        )}
        <WaitingTag image={favicon} />
        <small>{`ico, png, gif or jpeg, up to ${side}×${side} and ${megabytes(bytes)}`}</small>
      </div>
    </div>
  )
}
