import { classNames } from '../../ui/class-names.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { type ChapterId, chapters, ownersChapters } from './chapters.ts'
import styles from './settings.module.css'

interface ContentsProps {
  chapter: ChapterId
  onShow: (chapter: ChapterId) => void
}

/** On a narrow window the chapters stand in one line, of which only a part is seen. */
const bringIntoView = (button: HTMLButtonElement | null): void =>
  button?.scrollIntoView({ block: 'nearest', inline: 'center' })

export const Contents = ({ chapter, onShow }: ContentsProps) => {
  const isOwner = useWebsite().role === 'Owner'
  return (
    <nav className={styles.contents} aria-label="Settings" data-region="rail">
      {chapters
        .filter(({ id }) => isOwner || !ownersChapters.includes(id))
        .map(({ id, title }) => (
          <button
            key={id}
            ref={id === chapter ? bringIntoView : undefined}
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
