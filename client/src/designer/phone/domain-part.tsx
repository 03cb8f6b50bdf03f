import { DomainChapter } from '../settings/domain/domain-chapter.tsx'
import styles from './phone.module.css'
import { PhoneBar } from './phone-bar.tsx'

/** The domain of the website on a phone: a letter about it leads here, wherever it is read. */
export const DomainPart = ({ onBack }: { onBack: () => void }) => (
  <>
    <PhoneBar title="Domain" onBack={onBack} />
    <main className={styles.scroll}>
      <section aria-label="Domain" className={styles.form}>
        <DomainChapter />
      </section>
    </main>
  </>
)
