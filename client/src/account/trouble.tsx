import { CircleAlert } from 'lucide-react'
import styles from './sign-in-screen.module.css'

/** What went wrong with a button, below it; nothing while nothing did. */
export const Trouble = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p className={styles.trouble} role="alert">
      <CircleAlert aria-hidden="true" />
      {text}
    </p>
  )
