import { waysQuery } from '../account/ways-query.ts'
import styles from './account-screen.module.css'
import { longDay } from './long-day.ts'
import { PasswordButton } from './ways/password-button.tsx'

/** Since when there is a password, and the dialog that sets or changes it. */
export const PasswordEntry = () => {
  const { data: ways, ask } = waysQuery.use()
  const password = ways?.password ?? null
  return (
    <div className={styles.entry}>
      <span>Password</span>
      <p>
        {password && `Set on ${longDay(password.setAt)}`}
        {ways && password === null && <span className={styles.soft}>None yet</span>}
      </p>
      {ways && (
        <PasswordButton
          has={password !== null}
          label={password ? 'Change' : 'Set'}
          place="profile"
          onDone={ask}
        />
      )}
    </div>
  )
}
