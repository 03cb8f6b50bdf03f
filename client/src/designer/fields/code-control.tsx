import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CodeArea, type CodeAreaProps } from './code-area.tsx'
import styles from './code-control.module.css'

const CodeDialog = lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }))

/** The field of an owner's code, and the way to a larger one that shows the code at work. */
export const CodeControl = (props: CodeAreaProps) => {
  const [isLarge, setLarge] = useState(false)
  return (
    <div className={styles.control}>
      <CodeArea {...props} rows={10} />
      <Button kind="line" onClick={() => setLarge(true)}>
        <Maximize2 aria-hidden="true" />
        Larger, with preview
      </Button>
      <Suspense>{isLarge && <CodeDialog {...props} onClose={() => setLarge(false)} />}</Suspense>
    </div>
  )
}
