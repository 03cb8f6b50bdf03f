import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { HardDrive } from 'lucide-react'
import { isWaiting } from '../../replica/pictures/waiting-picture.ts'
import { Tag } from '../../ui/tag.tsx'
import styles from './waiting-tag.module.css'

/** Marks a picture whose file is on this device only. */
export const WaitingTag = ({ image }: { image: ImageValue | null }) => {
  if (!isWaiting(image)) return null
  return (
    <span className={styles.waiting}>
      <Tag tone="device" icon={<HardDrive aria-hidden="true" />}>
        Waiting to be uploaded
      </Tag>
    </span>
  )
}
