import { lazy } from 'react'
import { LatePart } from '../base/late-part.tsx'
import styles from './phone.module.css'
import { PhoneBar } from './phone-bar.tsx'

const DomainChapter = lazy(async () => ({
  default: (await import('../settings/domain/domain-chapter.tsx')).DomainChapter,
}))

const EditorsChapter = lazy(async () => ({
  default: (await import('../settings/editors/editors-chapter.tsx')).EditorsChapter,
}))

const chapters = {
  domain: { title: 'Domain', Chapter: DomainChapter },
  editors: { title: 'Editors', Chapter: EditorsChapter },
} as const

interface ChapterPartProps {
  part: keyof typeof chapters
  onBack: () => void
}

/** A chapter of the settings on a phone: letters and the list of websites lead here, wherever they are read. */
export const ChapterPart = ({ part, onBack }: ChapterPartProps) => {
  const { title, Chapter } = chapters[part]
  return (
    <>
      <PhoneBar title={title} onBack={onBack} />
      <main className={styles.scroll}>
        <section aria-label={title} className={styles.form}>
          <LatePart>
            <Chapter />
          </LatePart>
        </section>
      </main>
    </>
  )
}
