import { EyeOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useSectionCommands } from '../sections/use-section-commands.ts'
import styles from './inspector.module.css'

/** Says that visitors do not see a section, and shows it to them. */
export const HiddenNotice = ({ id }: { id: string }) => {
  const { toggleHidden } = useSectionCommands(id)
  return (
    <p className={styles.notice}>
      <EyeOff aria-hidden="true" />
      <span>Hidden: visitors do not see this section.</span>
      <Button kind="quiet" onClick={toggleHidden}>
        Show
      </Button>
    </p>
  )
}
