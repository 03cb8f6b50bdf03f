import { previewMessages } from '@shingle/shared/page/embed-preview.ts'
import { embedSandbox } from '@shingle/shared/page/embed-sandbox.ts'
import { useEffect, useRef, useState } from 'react'
import styles from './code-control.module.css'

/** So long nothing may be typed until the code begins anew: half a tag is no mistake yet. */
const settledMs = 500

/**
 * An owner's code at work while it is written, on the origin of embedded code, where it can reach nothing of the app: that
 * origin's page asks for the code, and is told it again when it has changed.
 */
export const CodePreview = ({ url, code }: { url: string | undefined; code: string }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.current?.contentWindow && isReadyMessage(data)) setReady(true)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (!isReady) return
    // The page has no origin to name: its address alone says who gets the code.
    const tell = () => frame.current?.contentWindow?.postMessage({ [previewMessages.code]: code }, '*')
    const timer = setTimeout(tell, settledMs)
    return () => clearTimeout(timer)
  }, [isReady, code])
  return (
    <section className={styles.preview} aria-label="Preview">
      <h3>Preview</h3>
      {url && (
        <iframe
          ref={frame}
          src={url}
          title="Your code at work"
          sandbox={embedSandbox}
          referrerPolicy="no-referrer"
        />
      )}
      <p className={styles.note} role="status">
        {isReady
          ? 'It runs here as visitors get it, in a frame of its own that can reach nothing else.'
          : 'Waiting for the preview. It needs a connection.'}
      </p>
    </section>
  )
}

const isReadyMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && previewMessages.ready in data
