import styles from './rail.module.css'

/** What boards and tags hang from, across the whole screen. */
export const Rail = () => <div className={styles.rail} />
