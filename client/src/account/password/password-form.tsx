import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from '../sign-in-screen.module.css'
import { PasswordField } from './password-field.tsx'

interface PasswordFormProps {
  label?: string
  /** What the button says. */
  button: string
  autoFocus?: boolean
  /** Tries the password, and answers why it did not do; an empty text where it did. */
  onSubmit: (password: string) => Promise<string>
}

/** Asks for the password of an account that is known. */
export const PasswordForm = ({ label, button, autoFocus = true, onSubmit }: PasswordFormProps) => {
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setError(await onSubmit(password))
    setIsBusy(false)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField
        {...(label !== undefined && { label })}
        autoFocus={autoFocus}
        value={password}
        onChange={(value) => {
          setPassword(value)
          setError('')
        }}
        error={error}
      />
      <Button type="submit" wide busy={isBusy}>
        {button}
      </Button>
    </form>
  )
}
