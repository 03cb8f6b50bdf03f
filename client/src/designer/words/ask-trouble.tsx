import type { Problem } from '@shingle/shared/problem/problem.ts'
import { nothingChanged } from '@shingle/shared/word-help/problems.ts'
import { CornerDownRight } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useDesignerMode } from '../base/designer-mode.ts'
import { askHelp } from '../base/designer-store.ts'
import styles from './ask.module.css'
import help from './help.module.css'
import { WhyNot } from './why-not.tsx'

const clearer = ['Make the heading name the place', 'Put the services before the pictures']

interface AskTroubleProps {
  problem: Problem
  wish: string
  onAsk: (wish: string) => void
}

/** Why nothing is proposed, and what could be asked instead. */
export const AskTrouble = ({ problem, wish, onAsk }: AskTroubleProps) => {
  const [, setMode] = useDesignerMode()
  if (problem.code !== nothingChanged.code) return <WhyNot problem={problem} onFirstSentence={undefined} />
  const openTheme = () => {
    askHelp(null)
    setMode('theme')
  }
  return (
    <div className={styles.trouble}>
      <h3>{nothingChanged.text}</h3>
      <p>“{wish}” could mean many things. Say which part, and what should be different about it.</p>
      <ul className={help.ways}>
        {clearer.map((words) => (
          <li key={words}>
            <CornerDownRight aria-hidden="true" />
            <span>{words}</span>
            <Button kind="link" aria-label={`Ask: ${words}`} onClick={() => onAsk(words)}>
              Ask
            </Button>
          </li>
        ))}
        <li>
          <CornerDownRight aria-hidden="true" />
          <span>For colors and fonts, open Theme</span>
          <Button kind="link" aria-label="Open Theme" onClick={openTheme}>
            Open
          </Button>
        </li>
      </ul>
      <p className={help.quiet}>Your draft is as it was.</p>
    </div>
  )
}
