import type { DomainAnswer } from '@shingle/shared/domain/endpoints.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAskWhileLooking } from '../../../server/use-ask-while-looking.ts'
import { refreshWebsites } from '../../../website/websites-query.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import { readDomain } from './domain-calls.ts'

interface Domain {
  readonly data: DomainAnswer | null
  readonly problem: string | null
  readonly ask: () => void
  /** Shows what a call has answered with already. */
  readonly show: (answer: DomainAnswer) => void
}

/** The domain of the open website, as it is now and as it changes. */
export const useDomain = (): Domain => {
  const { draftId, published } = useWebsite()
  const [data, setData] = useState<DomainAnswer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const served = useRef<string | null | undefined>(undefined)
  const show = useCallback((answer: DomainAnswer) => {
    const { domain } = answer
    const address = domain?.isServed && domain.failingAt === null ? domain.url : null
    // Wherever else the address of the website is said, it is another by now.
    if (served.current !== undefined && served.current !== address) refreshWebsites()
    served.current = address
    setData(answer)
  }, [])
  const ask = useCallback(() => {
    readDomain(draftId)
      .then((result) => {
        setProblem(result.ok ? null : result.problem.text)
        if (result.ok) show(result.value)
      })
      .catch(console.error)
  }, [draftId, show])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the address what can be connected changes
  useEffect(ask, [ask, published])
  useAskWhileLooking(ask)
  return { data, problem, ask, show }
}
