import { moreInformationNeeded } from '@shingle/shared/generation/problems.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { wayOut } from '../ui/dialog-focus.ts'
import styles from './more-information-dialog.module.css'

const questions = [
  'What do you do, in a sentence?',
  'For whom, and where?',
  'What is particular about it?',
] as const

export const MoreInformationDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(stays) => !stays && onClose()}
    title={moreInformationNeeded.text}
    description="There is not enough yet to write a page that could only be yours. A sentence or two will do:"
    footer={
      <Button {...wayOut} size="main" onClick={onClose}>
        Add more
      </Button>
    }
  >
    <ul className={styles.questions}>
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  </Dialog>
)
