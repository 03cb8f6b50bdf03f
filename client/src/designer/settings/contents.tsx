import { classNames } from '../../ui/class-names.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { type ChapterId, chapters, ownersChapters } from './chapters.ts'
import styles from './settings.module.css'

interface ContentsProps {
  chapter: ChapterId
  onShow: (chapter: ChapterId) => void
}

export const Contents = ({ chapter, onShow }: ContentsProps) => {
  const isOwner = useWebsite().role === 'Owner'
  return (
    <nav className={styles.contents} aria-label="Settings" data-region="rail">
      {chapters
        .filter(({ id }) => isOwner || !ownersChapters.includes(id))
        .map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className={classNames(id === chapter && styles.on, id === 'delete' && styles.red)}
            aria-current={id === chapter || undefined}
            onClick={() => onShow(id)}
          >
            {title}
          </button>
        ))}
    </nav>
  )
}
