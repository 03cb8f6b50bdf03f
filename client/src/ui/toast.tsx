import { Check, CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { classNames } from './class-names.ts'
import styles from './toast.module.css'

interface ToastAction {
  label: string
  onSelect: () => void
}

export interface ToastOptions {
  /** Trouble is red and stays longer. */
  kind?: 'done' | 'trouble' | undefined
  /** Instead of that of its kind. */
  icon?: ReactNode
  /** A second line below the words. */
  detail?: string | undefined
  action?: ToastAction | undefined
  /** Asks something instead: it stays until `until`, or until it is answered by one of these. */
  actions?: readonly ToastAction[] | undefined
  /** Takes the toast away before its time: what it offers is no longer to be had. */
  until?: AbortSignal | undefined
}

const doneMs = 5000
/** For trouble, and for what can still be acted on. */
const longMs = 10_000

/** What is said of things done, by id: only for reading, so that it makes room for what is opened next. */
const goodNews = new Set<string>()

const names = new WeakMap<AbortSignal, string>()

// Words said again replace themselves; what goes with a signal must not go with another of the same words.
const nameOf = (until: AbortSignal): string => {
  const name = names.get(until) ?? crypto.randomUUID()
  names.set(until, name)
  return name
}

export const toast = (text: string, { kind = 'done', icon, until, ...options }: ToastOptions = {}): void => {
  const { detail, action, actions = action ? [action] : [] } = options
  if (until?.aborted) return
  const said = [until && nameOf(until), text, detail]
  const id = said.filter((part) => part !== undefined).join(' ')
  if (kind === 'done' && !options.actions) goodNews.add(id)
  until?.addEventListener('abort', () => sonner.dismiss(id), { once: true })
  sonner.custom(
    () => (
      <div
        className={classNames(
          kind === 'trouble' ? styles.trouble : styles.toast,
          options.actions && styles.asks,
        )}
      >
        {icon === undefined ? iconOf(kind) : icon}
        <span className={styles.words}>
          {text}
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
        {actions.map(({ label, onSelect }) => (
          <button
            key={label}
            type="button"
            className={styles.action}
            onClick={() => {
              sonner.dismiss(id)
              onSelect()
            }}
          >
            {label}
          </button>
        ))}
      </div>
    ),
    { id, duration: lastsMs(kind, options), dismissible: !options.actions },
  )
}

const iconOf = (kind: ToastOptions['kind']): ReactNode =>
  kind === 'trouble' ? <CircleAlert aria-hidden="true" /> : <Check aria-hidden="true" />

const lastsMs = (kind: ToastOptions['kind'], { action, actions }: ToastOptions): number => {
  if (actions) return Number.POSITIVE_INFINITY
  return kind === 'trouble' || action ? longMs : doneMs
}

/** Stands once in the app; toasts never take the focus, F8 leads to what the newest of them offers. */
export const Toasts = () => {
  useEffect(() => {
    document.addEventListener('keydown', focusAction)
    const dialogs = new MutationObserver(makeRoom)
    dialogs.observe(document.body, { childList: true })
    return () => {
      document.removeEventListener('keydown', focusAction)
      dialogs.disconnect()
    }
  }, [])
  return (
    <Toaster
      position="bottom-left"
      hotkey={[toastKey]}
      visibleToasts={4}
      gap={8}
      className={styles.place ?? ''}
    />
  )
}

/** Where toasts stand above a dialog, what was said before it opened would cover its head. */
const makeRoom = (changes: readonly MutationRecord[]): void => {
  const isOpened = changes.some(({ addedNodes }) => [...addedNodes].some(holdsDialog))
  if (!isOpened || !window.matchMedia('(max-width: 991px)').matches) return
  for (const id of goodNews) sonner.dismiss(id)
  goodNews.clear()
}

const holdsDialog = (node: Node): boolean =>
  node instanceof Element && node.querySelector('[role="dialog"], [role="alertdialog"]') !== null

const toastKey = 'F8'

const focusAction = ({ code }: KeyboardEvent): void => {
  if (code !== toastKey) return
  // The library first gives the focus to its list, which holds every toast while it has it.
  window.setTimeout(() => document.querySelector<HTMLElement>('[data-front="true"] button')?.focus())
}
