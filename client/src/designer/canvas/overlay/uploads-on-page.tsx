import { HardDrive } from 'lucide-react'
import { useCallback, useSyncExternalStore } from 'react'
import type { WaitingPicture } from '../../../replica/pictures/waiting-picture.ts'
import { useDraft } from '../../../replica/use-draft.ts'
import { Tag } from '../../../ui/tag.tsx'
import { addressKey } from '../../base/draft/place.ts'
import { useWaitingWords } from '../../base/upload-progress.ts'
import styles from './overlay.module.css'
import { useBox } from './use-box.ts'
import type { OnPage } from './use-section-box.ts'

/** Says over each picture whose file is on this device only how much of it has been sent. */
export const UploadsOnPage = ({ page, scale }: OnPage) => {
  const { view, pictures } = useDraft()
  const waiting = useSyncExternalStore(view.subscribe, pictures.waiting)
  return waiting.map((picture) => (
    <UploadMark key={addressKey(picture.at)} picture={picture} page={page} scale={scale} />
  ))
}

const UploadMark = ({ picture: { at, image }, page, scale }: OnPage & { picture: WaitingPicture }) => {
  const place = addressKey(at)
  const words = useWaitingWords(image)
  const find = useCallback(
    (inPage: Document) =>
      [...inPage.querySelectorAll<HTMLElement>('[data-picture]')].find(
        ({ dataset }) => dataset.picture === place,
      ) ?? null,
    [place],
  )
  const box = useBox({ page, scale, find, moves: image })
  if (!box) return null
  return (
    <div className={styles.upload} style={box}>
      <Tag tone="device" icon={<HardDrive aria-hidden="true" />}>
        {words}
      </Tag>
    </div>
  )
}
