import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useUnderstanding } from '../understanding-store.ts'
import styles from './understood.module.css'
import { panelId } from './understood-panel.tsx'

/** What was understood in one line at the foot of the question, with the way to where it can be set right. */
export const UnderstoodLine = () => {
  const { understood } = useUnderstanding()
  const said = understood?.isEnough ? inShort(understood) : ''
  const isSeen = useIsPanelSeen(said)
  if (said === '' || isSeen) return null
  return (
    <p className={styles.line}>
      <span>We understood: {said}</span>
      <Button
        kind="link"
        aria-label="Change what we understood"
        onClick={() => document.getElementById(panelId)?.scrollIntoView({ block: 'center' })}
      >
        Change
      </Button>
    </p>
  )
}

/** What stands at the foot of the window covers so much of it. */
const footPx = 144

/** Whether the panel itself is in view: what is read there need not be said twice. */
const useIsPanelSeen = (said: string): boolean => {
  const [isSeen, setIsSeen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes with what is said
  useEffect(() => {
    const panel = document.getElementById(panelId)
    if (!panel || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting === true), {
      rootMargin: `0px 0px -${footPx}px`,
    })
    watch.observe(panel)
    return () => watch.disconnect()
  }, [said])
  return isSeen
}

const inShort = ({ chosen, spokenOf, rivals, facts, refusals }: Understanding): string => {
  // A trade that may be another one is asked about, not understood.
  const trade = chosen ?? (rivals.length === 0 ? spokenOf : null)
  return [
    trade && trade.id !== noTradeId ? trade.name : '',
    counted(facts.length, 'fact'),
    counted(refusals.length, 'refusal'),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

const counted = (count: number, name: string): string => {
  if (count === 0) return ''
  return count === 1 ? `1 ${name}` : `${count} ${name}s`
}
