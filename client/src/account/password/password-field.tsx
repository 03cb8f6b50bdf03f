import { passwordMaximum, passwordMinimum } from '@shingle/shared/password/password.ts'
import { TextField } from '../../ui/text-field.tsx'

interface PasswordFieldProps {
  label?: string
  /** Whether it is being chosen, rather than asked for. */
  isNew?: boolean
  value: string
  onChange: (value: string) => void
  error: string
  autoFocus?: boolean
}

export const PasswordField = ({ label = 'Password', isNew = false, ...rest }: PasswordFieldProps) => (
  <TextField
    {...rest}
    label={label}
    type="password"
    autoComplete={isNew ? 'new-password' : 'current-password'}
    maxLength={passwordMaximum}
    note={isNew ? `${passwordMinimum} characters or more` : undefined}
  />
)
