import { linkLifetime } from '@shingle/shared/mailed-link/purposes.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { DoorScreen } from '../../app/door-screen.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from '../sign-in-screen.module.css'
import { signInBy } from '../sign-in-way.ts'

const words = {
  create: {
    text: `It was good for ${linkLifetime('sign-up')}, once. Ask for the account again.`,
    button: 'Create account',
  },
  forgot: {
    text: `It was good for ${linkLifetime('new-password')}, once. Ask for a new one.`,
    button: 'Request New Link',
  },
} as const

/** A mailed link about a password has ended: where to ask for another. */
export const ExpiredPasswordLink = ({ way }: { way: keyof typeof words }) => (
  <DoorScreen sign={['Closed']} isCrooked>
    <h1>Email link expired</h1>
    <p className={styles.why}>{words[way].text}</p>
    <div className={styles.ways}>
      <ButtonLink size="main" wide to={signInBy(way)}>
        {words[way].button}
      </ButtonLink>
      <ButtonLink kind="line" size="main" wide to={appPaths.signIn}>
        Use a code instead
      </ButtonLink>
    </div>
  </DoorScreen>
)
