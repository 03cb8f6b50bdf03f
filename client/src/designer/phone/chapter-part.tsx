import { LatePart } from '../base/late-part.tsx'
import { DomainChapter, EditorsChapter } from '../settings/late-chapters.ts'
import styles from './phone.module.css'
import { PhoneBar } from './phone-bar.tsx'

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
