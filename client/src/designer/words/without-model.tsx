import { Check, Minus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { showMode } from '../base/designer-mode.ts'
import { askHelp } from '../base/designer-store.ts'
import { addressKey } from '../base/draft/place.ts'
import { showField } from '../base/show-field.ts'
import help from './help.module.css'

const openLanguage = () => {
  askHelp(null)
  showMode('settings')
  showField(addressKey({ in: 'settings', field: 'language' }))
}

/** What needs no model, each with its way, and what does. */
export const WithoutModel = ({ onFirstSentence }: { onFirstSentence: (() => void) | undefined }) => (
  <>
    <p>This Shingle runs without one. These do not need it:</p>
    <ul className={help.ways}>
      {onFirstSentence && (
        <li>
          <Check aria-hidden="true" />
          <span>Shorter: keep the first sentence</span>
          <Button kind="link" aria-label="Show the first sentence" onClick={onFirstSentence}>
            Show
          </Button>
        </li>
      )}
      <li>
        <Check aria-hidden="true" />
        <span>Forms, labels and calls in seven languages</span>
        <Button kind="link" aria-label="Show the languages" onClick={openLanguage}>
          Show
        </Button>
      </li>
      <li className={help.quiet}>
        <Minus aria-hidden="true" />
        <span>Rewrite, Friendlier, Ask for a change</span>
        <small>need a model</small>
      </li>
    </ul>
    <p className={help.quiet}>Whoever runs Shingle connects one in its settings.</p>
  </>
)
