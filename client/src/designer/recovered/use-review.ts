import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { type ReviewEntry, reviewOf } from '@shingle/shared/draft/review.ts'
import type { VersionAnswer } from '@shingle/shared/version/endpoints.ts'
import { useEffect, useMemo, useState } from 'react'
import type { DraftCopy } from '../../replica/copy-index.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { useNow } from '../versions/use-now.ts'
import { readVersion } from '../versions/version-calls.ts'

/** A recovered copy beside the draft. */
export interface Review {
  readonly copy: DraftCopy
  readonly mine: DraftContent
  readonly theirs: DraftContent
  readonly entries: readonly ReviewEntry[]
  /** Who took edit control, and when; absent where that is not what happened, or is not known. */
  readonly taken: VersionAnswer['taken']
}

interface Loaded {
  name: string
  mine: DraftContent
  base: DraftContent | null
  taken: VersionAnswer['taken']
}

/**
 * Compares a recovered copy with the draft as it is now. What both began with is what the server held when the copy's epoch
 * ended, or what this device last knew the account to have; where neither can be had, every change asks.
 */
export const useReview = (copy: DraftCopy | undefined): Review | null => {
  const draft = useDraft()
  const theirs = useNow()
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    if (copy === undefined) return
    let isOver = false
    const load = async () => {
      const [mine, known, ended] = await Promise.all([
        draft.recoveredContent(copy.name),
        draft.recoveredBase(copy.name),
        endOfEpoch(copy),
      ])
      const base = ended?.content ?? known ?? null
      if (!isOver && mine) setLoaded({ name: copy.name, mine, base, taken: ended?.taken })
    }
    load().catch(console.error)
    return () => {
      isOver = true
    }
  }, [draft, copy])

  return useMemo(() => {
    if (copy === undefined || loaded?.name !== copy.name) return null
    const { mine, base, taken } = loaded
    return { copy, mine, theirs, entries: reviewOf({ base, mine, theirs }), taken }
  }, [copy, loaded, theirs])
}

const endOfEpoch = async ({ draftId, epoch, why }: DraftCopy): Promise<VersionAnswer | null> => {
  // Work that was refused while this person held control ended no epoch.
  if (why !== 'control') return null
  const answer = await readVersion(draftId, `epoch-${epoch}`)
  return answer.ok ? answer.value : null
}
