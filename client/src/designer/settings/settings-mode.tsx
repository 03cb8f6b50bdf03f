import { lazy, Suspense, useCallback, useRef, useState } from 'react'
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
  // What was chosen is marked while its way is scrolled, or until the person scrolls.
  const isHeld = useRef(false)
  const reach = useCallback((id: ChapterId) => {
    if (!isHeld.current) setChapter(id)
  }, [])
  const release = () => {
    isHeld.current = false
  }
  const show = (id: ChapterId) => {
    setChapter(id)
    isHeld.current = true
    document.getElementById(`settings-${id}`)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }
  return (
    <>
      <Contents chapter={chapter} onShow={show} />
      <main
        className={styles.sheet}
        data-region="canvas"
        tabIndex={-1}
        aria-label="Settings"
        onWheel={release}
        onPointerDown={release}
        onKeyDown={release}
        onScrollEnd={release}
      >
        <SettingsForm onReach={reach} />
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
