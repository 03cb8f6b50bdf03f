import type { StockPicture, StockProvider } from '@shingle/shared/stock/stock-picture.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useReach } from '../base/use-reach.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { type StockQuestion, searchStock, stockLibraries } from './stock-calls.ts'

/** What was said last, so that somebody without a connection sees what there is. */
let known: readonly StockProvider[] = []

/** The libraries of pictures that are connected; none while that is not known. */
export const useStockLibraries = (): readonly StockProvider[] => {
  const { draftId } = useWebsite()
  const reach = useReach()
  const [providers, setProviders] = useState(known)
  useEffect(() => {
    if (reach !== 'online') return
    stockLibraries(draftId)
      .then((answer) => {
        if (answer.ok) known = answer.value.providers
        setProviders(known)
      })
      .catch(console.error)
  }, [draftId, reach])
  return providers
}

interface Found {
  readonly pictures: readonly StockPicture[]
  readonly hasMore: boolean
}

const nothing: Found = { pictures: [], hasMore: false }

/** Looks for pictures, a page at a time; what comes of an older question is left. */
export const useStock = (question: StockQuestion) => {
  const { draftId } = useWebsite()
  const { query, orientation } = question
  const [found, setFound] = useState<Found | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const asked = useRef(0)
  const ask = useCallback(
    (next: number) => {
      asked.current += 1
      const mine = asked.current
      setTrouble(null)
      setPage(next)
      if (next === 1) setFound(null)
      searchStock(draftId, { query, orientation }, next)
        .then((answer) => {
          if (mine !== asked.current) return
          if (!answer.ok) return setTrouble(answer.problem.text)
          const { pictures, hasMore } = answer.value
          setFound((before) => ({
            pictures: [...(next === 1 ? [] : (before ?? nothing).pictures), ...pictures],
            hasMore,
          }))
        })
        .catch(console.error)
    },
    [draftId, query, orientation],
  )
  useEffect(() => ask(1), [ask])
  return { found, trouble, askMore: () => ask(page + 1), askAgain: () => ask(page) }
}
