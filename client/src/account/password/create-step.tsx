import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../email-field.tsx'
import styles from '../sign-in-screen.module.css'
import type { SignInSteps } from '../use-sign-in-steps.ts'
import { PasswordField } from './password-field.tsx'
import { lackingWords } from './password-words.ts'
import { signUp } from './passwords.ts'

export const CreateStep = ({ steps }: { steps: SignInSteps }) => {
  const { email, setEmail, setSent, take } = steps
  const [password, setPassword] = useState('')
  const [emailError, setEmailError] = useState('')
  const [passwordError, setPasswordError] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const address = normaliseEmail(email)
    if (!isEmail(address)) return setEmailError(invalidSignInEmail.text)
    if (lackingWords(password) !== '' || isBusy) return
    setIsBusy(true)
    const result = await signUp({ email: address, password })
    setIsBusy(false)
    if (!result.ok)
      return (result.problem.field === 'password' ? setPasswordError : setEmailError)(result.problem.text)
    setEmail(address)
    setSent({ what: 'sign-up', password })
  }

  return (
    <section>
      <h1>Create account</h1>
      <p className={styles.why}>With a password of your own. We mail you a link to confirm the address.</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <EmailField
          autoFocus
          value={email}
          onChange={(value) => {
            setEmail(value)
            setEmailError('')
          }}
          error={emailError}
        />
        <PasswordField
          isNew
          value={password}
          onChange={(value) => {
            setPassword(value)
            setPasswordError('')
          }}
          error={passwordError || (isTried ? lackingWords(password) : '')}
        />
        <Button type="submit" wide busy={isBusy}>
          Create account
        </Button>
      </form>
      <div className={styles.others}>
        <Button kind="link" onClick={() => take('code')}>
          Without a password: send me a code
        </Button>
      </div>
    </section>
  )
}
