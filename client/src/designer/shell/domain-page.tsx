import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { DomainChapter } from '../settings/domain/domain-chapter.tsx'
import { DraftState } from '../toolbar/draft-state.tsx'
import { SignMark } from '../toolbar/sign-mark.tsx'
import styles from './larger-screen.module.css'

/** The domain of the website on a phone: a letter about it leads here, wherever it is read. */
export const DomainPage = ({ onBack }: { onBack: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className={styles.small}>
      <header className={styles.head}>
        <SignMark />
        <DraftState />
      </header>
      <Button kind="quiet" className={styles.back} onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        Back
      </Button>
      <section aria-label="Domain" className={styles.chapter}>
        <h1 ref={heading} tabIndex={-1}>
          Domain
        </h1>
        <DomainChapter />
      </section>
    </main>
  )
}
