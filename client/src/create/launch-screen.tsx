import { isAllOurs, isPartlyOurs } from '@shingle/shared/creation/progress.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { creationFailed } from '@shingle/shared/website/problems.ts'
import { lazy, Suspense } from 'react'
import { navigate } from '../app/navigate.ts'
import { useTitle } from '../app/use-title.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { HungBoard } from '../ui/hung-board.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './launch-screen.module.css'
import { LiveBoard } from './live-board.tsx'
import { OwnWordsNote } from './own-words-note.tsx'
import { StageList } from './stage-list.tsx'
import { useLaunch } from './use-launch.ts'

const MoreInformationDialog = lazy(async () => ({
  default: (await import('./more-information-dialog.tsx')).MoreInformationDialog,
}))

export { requireAnswers } from './require-answers.ts'

/** Step 4: the website is created while one looks on. */
export const LaunchScreen = () => {
  useTitle('Launch')
  const { progress, trouble, retry } = useLaunch()
  const { current, parts = [], why } = progress
  const isOurs = current !== 'Personalizing' && isPartlyOurs({ parts })

  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <Wordmark />
      </header>
      <main className={styles.main}>
        <div className={styles.tell}>
          <h1>Painting your name on it</h1>
          <StageList progress={progress} stopped={trouble !== null} />
          {trouble?.kind === 'failed' ? (
            <div className={styles.failed} role="alert">
              <h2>{creationFailed.text}</h2>
              <p>{`${trouble.problem.code === creationFailed.code ? '' : trouble.problem.text} Your answers are safe.`}</p>
              <div>
                <Button onClick={retry}>Retry</Button>
                <ButtonLink kind="line" to={pagePaths.support} leavesApp>
                  Go to Support
                </ButtonLink>
              </div>
            </div>
          ) : (
            <p className={styles.fine}>Your answers are kept on this device until it is done.</p>
          )}
        </div>
        <div className={styles.wall}>
          <HungBoard drop="96px">
            <LiveBoard written progress={progress} />
          </HungBoard>
          {isOurs && <OwnWordsNote why={why} isAll={isAllOurs({ parts })} />}
        </div>
      </main>
      <Suspense>
        {trouble?.kind === 'more-information' && (
          <MoreInformationDialog onEnough={retry} onClose={() => void navigate(appPaths.createAbout)} />
        )}
      </Suspense>
    </div>
  )
}
