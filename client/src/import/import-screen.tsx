import { isLittle } from '@shingle/shared/import/import-state.ts'
import { withSummary } from '@shingle/shared/import/with-summary.ts'
import { type ReactNode, useEffect } from 'react'
import { changeSearch } from '../app/navigate.ts'
import { useSearch } from '../app/use-place.ts'
import { useTitle } from '../app/use-title.ts'
import { useAnswers } from '../create/answers-store.ts'
import { ExitBar } from '../create/exit-bar.tsx'
import { FailedView } from './failed-view.tsx'
import styles from './import-screen.module.css'
import { startImport } from './import-store.ts'
import { LittleView } from './little-view.tsx'
import { withOwnChoices } from './own-answers.ts'
import { PasteView } from './paste-view.tsx'
import { ReadingView } from './reading-view.tsx'
import { SheetView } from './sheet-view.tsx'
import { useImport } from './use-import.ts'

/** Beginning with a page that somebody has: its address, the reading of it, and what was found to choose from. */
export const ImportScreen = () => {
  useTitle('Start from a link')
  useLinkFromAddress()
  return (
    <div className={styles.screen}>
      <ExitBar />
      <main>
        <Stage />
      </main>
    </div>
  )
}

const Stage = (): ReactNode => {
  const answers = useAnswers()
  const { link, state, importId, choosing, summary, problem } = useImport()
  if (state === null && importId === null) return <PasteView given={link || answers.link} problem={problem} />
  if (state === null || state.state === 'reading') return <ReadingView link={link} state={state} />
  if (state.state === 'failed') return <FailedView link={link} why={state.why} />
  const read = { ...state, found: withSummary(withOwnChoices(state.found, answers), summary), link, choosing }
  const hasSheet = state.outcome === 'whole' || (state.outcome === 'minimal' && !isLittle(state.found))
  return hasSheet ? <SheetView {...read} /> : <LittleView {...read} />
}

/** Reads at once what the home page's form or the first question brings, and leaves a clean address. */
const useLinkFromAddress = (): void => {
  const search = useSearch()
  useEffect(() => {
    const link = search.get('link')?.trim()
    if (link === undefined) return
    void changeSearch(() => new URLSearchParams(), { replace: true })
    if (link !== '') void startImport(link)
  }, [search])
}
