import { useEffect, useEffectEvent } from 'react'
import type { DraftAnswers } from './answers.ts'
import { useAnswers } from './answers-store.ts'
import { readAgain, understandingStore, useUnderstanding } from './understanding-store.ts'

/** Long enough that a sentence is not judged by its first word. */
const settledMs = 600

/** What is understood depends on these alone. */
const saidIn = (answers: DraftAnswers): string =>
  JSON.stringify({ ...answers, link: '', paletteId: null, fontPairId: null, sections: null, wrongPhones: [] })

/** Has the server read the answers as they are given, and again once there is a connection. */
export const useReading = (): void => {
  const answers = useAnswers()
  const { turn } = useUnderstanding()
  const said = saidIn(answers)
  const read = useEffectEvent(async (signal: AbortSignal) => {
    understandingStore.setState({ state: 'reading' })
    // What asking needs comes when it is needed.
    const { askUnderstanding } = await import('./ask-understanding.ts')
    const answer = await askUnderstanding(answers, signal)
    understandingStore.setState(answer.ok ? { understood: answer.value, state: 'read' } : { state: 'unread' })
  })
  const isSilent = answers.businessActivities.trim() === '' && answers.industry === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again for every other saying, and in every turn
  useEffect(() => {
    if (isSilent) {
      understandingStore.setState({ understood: null, state: 'nothing-said' })
      return
    }
    const asking = new AbortController()
    const leave = () => !asking.signal.aborted && understandingStore.setState({ state: 'unread' })
    const timer = setTimeout(() => void read(asking.signal).catch(leave), settledMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [said, isSilent, turn])

  useEffect(() => {
    window.addEventListener('online', readAgain)
    return () => window.removeEventListener('online', readAgain)
  }, [])
}
