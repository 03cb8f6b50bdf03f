import { lazy, Suspense, useRef } from 'react'
import { Contents } from './contents.tsx'
import { Proofs } from './proofs.tsx'
import styles from './settings.module.css'
import { SettingsForm } from './settings-form.tsx'
import { useReachedChapter } from './use-reached-chapter.ts'

const EditorsProofs = lazy(async () => ({
  default: (await import('./editors/editors-proofs.tsx')).EditorsProofs,
}))

/** Everything about the website that is not on the page itself, beside the places where it shows. */
export const SettingsMode = () => {
  const sheet = useRef<HTMLElement>(null)
  const { chapter, show, release } = useReachedChapter(sheet)
  return (
    <>
      <Contents chapter={chapter} onShow={show} />
      <main
        ref={sheet}
        className={styles.sheet}
        data-region="canvas"
        tabIndex={-1}
        aria-label="Settings"
        onWheel={release}
        onPointerDown={release}
        onKeyDown={release}
        onFocus={release}
      >
        <SettingsForm />
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
