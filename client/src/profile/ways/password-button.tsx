import { lazy, Suspense } from 'react'
import { useOpen } from '../../app/left-open.ts'
import { Button } from '../../ui/button.tsx'

const PasswordDialog = lazy(async () => ({ default: (await import('./password-dialog.tsx')).PasswordDialog }))

interface PasswordButtonProps {
  /** Whether there is a password already. */
  has: boolean
  label: string
  /** Where it stands: there are two of them. */
  place: 'profile' | 'ways'
  onDone: () => void
}

/** Opens the dialog that sets or changes the password. */
export const PasswordButton = ({ has, label, place, onDone }: PasswordButtonProps) => {
  const [isOpen, setOpen] = useOpen(`password/${place}`)
  return (
    <>
      <Button
        kind="link"
        aria-label={has ? 'Change password' : 'Set a password'}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Suspense>
        {isOpen && <PasswordDialog has={has} onDone={onDone} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
