import { useState } from 'react'
import { useCanEdit } from '../base/draft/editing.ts'
import type { ChapterId } from './chapters.ts'
import { Contents } from './contents.tsx'
import { Proofs } from './proofs.tsx'
import styles from './settings.module.css'
import { SettingsForm } from './settings-form.tsx'

/** Everything about the website that is not on the page itself, beside the places where it shows. */
export const SettingsMode = () => {
  const canEdit = useCanEdit()
  const [chapter, setChapter] = useState<ChapterId>('website')
  const show = (id: ChapterId) => {
    setChapter(id)
    document.getElementById(`settings-${id}`)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }
  return (
    <>
      <Contents chapter={chapter} onShow={show} />
      <main className={styles.sheet} data-region="canvas" tabIndex={-1} aria-label="Settings">
        <fieldset className={styles.fields} disabled={!canEdit}>
          <SettingsForm onReach={setChapter} />
        </fieldset>
      </main>
      <Proofs />
    </>
  )
}
