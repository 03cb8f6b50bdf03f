import type { WordChange } from '@shingle/shared/word-help/word-changes.ts'
import { CornerDownRight } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { askHelp } from '../base/designer-store.ts'
import help from './help.module.css'
import type { Wish } from './use-words.ts'

const others: readonly (readonly [Exclude<WordChange, 'translate'>, string])[] = [
  ['shorter', 'Say it shorter'],
  ['friendlier', 'Say it friendlier'],
  ['rewrite', 'Say it in other words'],
]

interface OtherAsksProps {
  wish: Wish
  ask: (wish: Wish) => void
}

const openAsk = () => askHelp({ on: 'website' })

/** What else could be asked where a change came to nothing: two others, or one in words of one's own. */
export const OtherAsks = ({ wish, ask }: OtherAsksProps) => (
  <ul className={help.ways}>
    {others
      .filter(([change]) => change !== wish.change)
      .slice(0, 2)
      .map(([change, words]) => (
        <li key={change}>
          <CornerDownRight aria-hidden="true" />
          <span>{words}</span>
          <Button kind="link" aria-label={`Ask: ${words}`} onClick={() => ask({ change })}>
            Ask
          </Button>
        </li>
      ))}
    <li>
      <CornerDownRight aria-hidden="true" />
      <span>Say what should be different in your own words</span>
      <Button kind="link" aria-label="Open Ask for a change" onClick={openAsk}>
        Open
      </Button>
    </li>
  </ul>
)
