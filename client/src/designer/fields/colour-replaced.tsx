import type { ReplacedColour } from '@shingle/shared/theme/replaced-colour.ts'
import { Button } from '../../ui/button.tsx'
import styles from './colour-control.module.css'
import { isOfWords, replacedWords } from './colour-words.ts'

interface ColourReplacedProps {
  replaced: ReplacedColour
  onUseShade: () => void
  onUseAnyway: () => void
}

/** Says that a colour would not read and how far it is from that, and offers the shade that the page shows. */
export const ColourReplaced = ({ replaced, onUseShade, onUseAnyway }: ColourReplacedProps) => (
  <div className={styles.replaced}>
    <p aria-live="polite">{replacedWords(replaced)}. The page shows the nearest readable shade.</p>
    <Button kind="line" onClick={onUseShade}>
      <i className={styles.shade} style={{ background: replaced.shown }} />
      Use this shade
    </Button>
    {!isOfWords(replaced) && (
      <Button kind="quiet" onClick={onUseAnyway}>
        Use anyway
      </Button>
    )}
  </div>
)
