import styles from './turning.module.css'

/** Says by its movement that work goes on; the words beside it say which. */
export const Turning = () => <i className={styles.turning} aria-hidden="true" />
