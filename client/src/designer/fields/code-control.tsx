import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CodeArea } from './code-area.tsx'
import styles from './code-control.module.css'
import { CodeDialog, type CodeDialogProps } from './code-dialog.tsx'

/** The field of an owner's code, and the way to a larger one that shows the code at work. */
export const CodeControl = ({ previewUrl, ...props }: Omit<CodeDialogProps, 'onClose'>) => {
  const [isLarge, setLarge] = useState(false)
  return (
    <div className={styles.control}>
      <CodeArea {...props} rows={10} />
      <Button kind="line" onClick={() => setLarge(true)}>
        <Eye aria-hidden="true" />
        Larger, with preview
      </Button>
      {isLarge && <CodeDialog {...props} previewUrl={previewUrl} onClose={() => setLarge(false)} />}
    </div>
  )
}
