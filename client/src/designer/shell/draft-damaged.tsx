import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import type { VersionEntry } from '@shingle/shared/version/endpoints.ts'
import { draftOpensAgain } from '@shingle/shared/version/problems.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { draftDamaged } from '@shingle/shared/website/problems.ts'
import { useEffect, useState } from 'react'
import { PlainScreen } from '../../app/plain-screen.tsx'
import { useAccount } from '../../server/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { listVersions, reopenVersion } from '../versions/version-calls.ts'
import { authorWords, dayWords } from '../versions/version-words.ts'

interface DraftDamagedProps {
  website: WebsiteEntry
  onRetry: () => void
}

/** How often it is asked whether the rescue has failed, which takes a minute at most. */
const pauseMs = 15_000

/** The newest version of a website, once nothing else of it can be read; null until then, and where there is none. */
const useLastResort = (draftId: string): VersionEntry | null => {
  const [newest, setNewest] = useState<VersionEntry | null>(null)
  useEffect(() => {
    let isOver = false
    const ask = () => {
      listVersions(draftId, null)
        .then((answer) => {
          if (!isOver && answer.ok)
            setNewest(answer.value.mayReopen ? (answer.value.versions[0] ?? null) : null)
        })
        .catch(console.error)
    }
    ask()
    const asking = window.setInterval(ask, pauseMs)
    return () => {
      isOver = true
      window.clearInterval(asking)
    }
  }, [draftId])
  return newest
}

/** The draft cannot be read. It is tried again by itself; whoever may edit can go back to its newest version. */
export const DraftDamaged = ({ website: { draftId, role, published }, onRetry }: DraftDamagedProps) => {
  const newest = useLastResort(draftId)
  const userId = useAccount()?.id ?? ''
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const offered = role === 'Viewer' ? null : newest
  const goBack = async (version: VersionEntry) => {
    setAsking(true)
    setProblem(null)
    const answer = await reopenVersion(draftId, version.id)
    if (answer.ok || answer.problem.code === draftOpensAgain.code) return onRetry()
    setAsking(false)
    setProblem(answer.problem)
  }
  return (
    <PlainScreen
      sign="Hm."
      title="The draft did not open"
      text={
        <>
          {published ? draftDamaged.text : 'This website cannot be opened just now.'} We keep trying, and it
          may be back in a few minutes.
          {offered && (
            <>
              <br />
              <br />
              Or go back to its newest version, “{offered.name}” ({dayWords(offered.createdAt, new Date())}:{' '}
              {authorWords(offered, userId)}). What was written since then would be gone.
            </>
          )}
          {problem && (
            <span role="alert">
              <br />
              <br />
              {problem.text}
            </span>
          )}
        </>
      }
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          {offered && (
            <Button kind="line" busy={isAsking} onClick={() => void goBack(offered)}>
              Go back to this version
            </Button>
          )}
          <ButtonLink kind="line" to={appPaths.websites}>
            Your Websites
          </ButtonLink>
        </>
      }
    />
  )
}
