import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import styles from './copied-text.module.css'
import { copyText } from './copy-text.ts'
import { toast } from './toast.tsx'

const shownMs = 2000
/** What is no longer than this fits, and is not broken at its hyphens. */
const lineLetters = 16

/** A text as a machine reads it, and the button that copies it. */
export const CopiedText = ({ text, what }: { text: string; what: string }) => {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    copyText(text)
      .then(() => {
        setCopied(true)
        window.setTimeout(() => setCopied(false), shownMs)
      })
      .catch(() => toast('It could not be copied', { kind: 'trouble' }))
  return (
    <span className={styles.copied}>
      <code className={text.length <= lineLetters ? styles.short : undefined}>{text}</code>
      <button type="button" aria-label={isCopied ? 'Copied' : `Copy ${what}`} onClick={copy}>
        {isCopied ? <Check aria-hidden="true" className={styles.done} /> : <Copy aria-hidden="true" />}
      </button>
    </span>
  )
}
