import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { focusFirst, useReturnedFocus, wayOut } from './dialog-focus.ts'

export type DialogSize = 'ask' | 'publish' | 'wide' | 'library'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Says what it is for; hidden from the eye when the body says it already. */
  description?: ReactNode
  size?: DialogSize | undefined
  children?: ReactNode
  /** Buttons; the way out stands left of the ink button. */
  footer?: ReactNode
  /** False where closing would lose something: then only the buttons close it. */
  dismissible?: boolean | undefined
}

export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  dismissible = true,
  ...rest
}: DialogProps) => {
  const { size = 'ask', children, footer } = rest
  const returnFocus = useReturnedFocus(open)
  const keep = dismissible ? undefined : (event: Event) => event.preventDefault()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={classNames(styles.dialog, styles[size])}
            data-density="dialog"
            onEscapeKeyDown={keep}
            onPointerDownOutside={keep}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={returnFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <header className={styles.header}>
              <Radix.Title className={styles.title} tabIndex={-1}>
                {title}
              </Radix.Title>
              {dismissible && (
                <Radix.Close className={styles.close} aria-label="Close">
                  <X aria-hidden="true" />
                </Radix.Close>
              )}
            </header>
            <div className={styles.body}>
              {description && (
                <Radix.Description asChild>
                  <div className={styles.description}>{description}</div>
                </Radix.Description>
              )}
              {children}
            </div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface AskDialogProps {
  title: string
  description?: ReactNode
  size?: DialogSize | undefined
  /** The button that does what is asked about. */
  action: ReactNode
  /** What the way out says. */
  out?: string
  /** What else can be done, at the other end of the buttons. */
  aside?: ReactNode
  onClose: () => void
  children?: ReactNode
}

/** Asks before something is done: the button that does it, and the way out left of it. */
export const AskDialog = ({ action, aside, out = 'Cancel', onClose, ...rest }: AskDialogProps) => (
  <Dialog
    open
    onOpenChange={(stays) => !stays && onClose()}
    footer={
      <>
        {aside && <span className={styles.aside}>{aside}</span>}
        <Button {...wayOut} kind="quiet" size="main" onClick={onClose}>
          {out}
        </Button>
        {action}
      </>
    }
    {...rest}
  />
)
