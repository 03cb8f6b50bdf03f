import { Check, CircleAlert } from 'lucide-react'
import { toast as sonner, Toaster } from 'sonner'
import styles from './toast.module.css'

export interface ToastOptions {
  /** Trouble is red and stays longer. */
  kind?: 'done' | 'trouble' | undefined
  action?: { label: string; onSelect: () => void } | undefined
}

const doneMs = 5000
const troubleMs = 10_000

export const toast = (text: string, { kind = 'done', action }: ToastOptions = {}): void => {
  sonner.custom(
    (id) => (
      <div className={kind === 'trouble' ? styles.trouble : styles.toast}>
        {kind === 'trouble' ? <CircleAlert aria-hidden="true" /> : <Check aria-hidden="true" />}
        <span className={styles.words}>{text}</span>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              sonner.dismiss(id)
              action.onSelect()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    ),
    { id: text, duration: kind === 'trouble' ? troubleMs : doneMs },
  )
}

/** Stands once in the app; toasts never take the focus, F8 reaches them. */
export const Toasts = () => (
  <Toaster position="bottom-left" hotkey={['F8']} visibleToasts={4} gap={8} className={styles.place ?? ''} />
)
