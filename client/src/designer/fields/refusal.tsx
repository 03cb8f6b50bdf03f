import { CircleAlert } from 'lucide-react'
import styles from './controls.module.css'

/** Why the draft does not keep what a control was given. */
export const Refusal = ({ text }: { text: string }) => (
  <p className={styles.refusal} role="alert">
    <CircleAlert aria-hidden="true" />
    {text}
  </p>
)
