import styles from './code-control.module.css'
import { codeFrame, useCodeFrame } from './use-code-frame.ts'

/**
 * An owner's code at work while it is written, on the origin of embedded code, where it can reach nothing of the app: that
 * origin's page asks for the code, and is told it again when it has changed.
 */
export const CodePreview = ({ url, code }: { url: string | undefined; code: string }) => {
  const { frame, isReady } = useCodeFrame(code)
  return (
    <section className={styles.preview} aria-label="Preview">
      <h3>Preview</h3>
      {url && <iframe ref={frame} src={url} {...codeFrame} />}
      <p className={styles.note} role="status">
        {isReady
          ? 'It runs here as visitors get it, in a frame of its own that can reach nothing else.'
          : 'Waiting for the preview. It needs a connection.'}
      </p>
    </section>
  )
}
