import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import { useEffect, useEffectEvent } from 'react'
import { useAnswers } from './answers-store.ts'

/** Long enough that a sentence is not judged by its first word. */
const settledMs = 700

/** Tells of the chosen trade when the words speak of another, unless the person has held on to it. */
export const useTradeDisagreement = (onDisagreement: (chosen: IndustrySlug) => void): void => {
  const { businessName, businessActivities, industry, industryInsisted } = useAnswers()
  const tell = useEffectEvent(onDisagreement)
  useEffect(() => {
    if (!industry || industryInsisted || businessActivities.trim() === '') return
    let isCurrent = true
    const timer = setTimeout(async () => {
      // What asking needs comes when it is needed.
      const { tradeSpokenOf } = await import('./trade-spoken-of.ts')
      const spokenOf = await tradeSpokenOf({ businessName, businessActivities })
      if (isCurrent && spokenOf !== null && spokenOf !== industry) tell(industry)
    }, settledMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [businessName, businessActivities, industry, industryInsisted])
}
