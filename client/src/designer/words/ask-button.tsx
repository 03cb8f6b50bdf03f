import { Sparkles } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { askHelp } from '../base/designer-store.ts'

/** Opens the panel in which a change is asked for in words. */
export const AskButton = () => (
  <Button kind="line" size="main" wide onClick={() => askHelp({ on: 'website' })}>
    <Sparkles aria-hidden="true" />
    Ask for a change
  </Button>
)
