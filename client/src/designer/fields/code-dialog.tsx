import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CodeArea, type CodeAreaProps } from './code-area.tsx'
import styles from './code-control.module.css'
import { CodePreview } from './code-preview.tsx'

export interface CodeDialogProps extends CodeAreaProps {
  /** Where the code runs; nowhere as long as the server has not said. */
  previewUrl: string | undefined
  onClose: () => void
}

/** The same field with more room, beside what its code comes to. */
export const CodeDialog = ({ previewUrl, onClose, ...props }: CodeDialogProps) => (
  <Dialog
    open
    onOpenChange={(stays) => !stays && onClose()}
    title="Your code"
    size="library"
    footer={
      <Button size="main" onClick={onClose}>
        Done
      </Button>
    }
  >
    <div className={styles.large}>
      <CodeArea {...props} rows={10} />
      <CodePreview url={previewUrl} code={props.value} />
    </div>
  </Dialog>
)
