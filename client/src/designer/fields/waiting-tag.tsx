import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { HardDrive } from 'lucide-react'
import { Tag } from '../../ui/tag.tsx'
import { useWaitingWords } from '../base/upload-progress.ts'
import styles from './waiting-tag.module.css'

/** Marks a picture whose file is on this device only. */
export const WaitingTag = ({ image }: { image: ImageValue | null }) => {
  const words = useWaitingWords(image)
  if (words === '') return null
  return (
    <span className={styles.waiting}>
      <Tag tone="device" icon={<HardDrive aria-hidden="true" />}>
        {words}
      </Tag>
    </span>
  )
}
