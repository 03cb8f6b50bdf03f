import { moreInformationNeeded } from '@shingle/shared/generation/problems.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { navigate } from '../app/navigate.ts'
import { designerAddress } from '../website/designer-address.ts'
import { raiseLimitFlag } from '../website/limit-flag.ts'
import { answersStore, forgetAnswers } from './answers-store.ts'
import { launch } from './launch.ts'
import { firstStage, type Progress } from './launch-stages.ts'

export type Trouble = { kind: 'failed'; problem: Problem } | { kind: 'more-information' }

const notSignedInStatus = 401

/** Creates the website once when the screen opens, and again when asked to; then goes to the designer. */
export const useLaunch = (): { progress: Progress; trouble: Trouble | null; retry: () => void } => {
  const started = useRef(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [progress, setProgress] = useState<Progress>(freshProgress)

  const run = useCallback(async () => {
    setTrouble(null)
    setProgress(freshProgress())
    const result = await launch(answersStore.getState().answers, {
      tell: (current) => setProgress((before) => ({ ...before, current })),
      show: ({ stage, parts, content, why }) =>
        setProgress((before) => ({ ...before, current: stage, parts, content, why })),
    })
    if (result.ok) {
      await navigate(designerAddress(result.value), { replace: true })
      // Only now: the board on this screen still shows them.
      forgetAnswers()
    } else if (result.problem.status === notSignedInStatus) {
      await navigate(`${appPaths.signIn}?next=${encodeURIComponent(appPaths.createLaunch)}`, {
        replace: true,
      })
    } else if (result.problem.code === websiteLimitReached.code) {
      raiseLimitFlag()
      await navigate(appPaths.websites, { replace: true })
    } else setTrouble(troubleOf(result.problem))
  }, [])

  useEffect(() => {
    // React's strict mode runs effects twice in development; one website is enough.
    if (started.current) return
    started.current = true
    void run()
  }, [run])

  return { progress, trouble, retry: () => void run() }
}

const freshProgress = (): Progress => {
  const { link, linkUse } = answersStore.getState().answers
  return {
    current: firstStage,
    hasLink: link.trim() !== '',
    isImported: linkUse === 'used',
  }
}

const troubleOf = (problem: Problem): Trouble => {
  if (problem.code === moreInformationNeeded.code) return { kind: 'more-information' }
  return { kind: 'failed', problem }
}
