import { lazy, Suspense, useState } from 'react'
import type { ChapterId } from './chapters.ts'
import { Contents } from './contents.tsx'
import { Proofs } from './proofs.tsx'
import styles from './settings.module.css'
import { SettingsForm } from './settings-form.tsx'

const EditorsProofs = lazy(async () => ({
  default: (await import('./editors/editors-proofs.tsx')).EditorsProofs,
}))

/** Everything about the website that is not on the page itself, beside the places where it shows. */
export const SettingsMode = () => {
  const [chapter, setChapter] = useState<ChapterId>('website')
  const show = (id: ChapterId) => {
    setChapter(id)
    document.getElementById(`settings-${id}`)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }
  return (
    <>
      <Contents chapter={chapter} onShow={show} />
      <main className={styles.sheet} data-region="canvas" tabIndex={-1} aria-label="Settings">
        <SettingsForm onReach={setChapter} />
      </main>
      {chapter === 'editors' ? (
        <Suspense fallback={<Proofs />}>
          <EditorsProofs />
        </Suspense>
      ) : (
        <Proofs />
      )}
    </>
  )
}
