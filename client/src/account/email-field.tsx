import { emailMaximum } from '@shingle/shared/email/email-maximum.ts'
import { TextField } from '../ui/text-field.tsx'

interface EmailFieldProps {
  value: string
  onChange: (value: string) => void
  error: string
  autoFocus?: boolean
}

export const EmailField = (props: EmailFieldProps) => (
  <TextField
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="email"
    limit={emailMaximum}
    placeholder="rosa@pellstreetcycles.example"
    {...props}
  />
)
