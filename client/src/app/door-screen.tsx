import { Fragment, type ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './door-screen.module.css'

interface DoorScreenProps {
  /** The lines of the sign that hangs in the porch; null where only its hooks are left. */
  sign: readonly string[] | null
  /** Whether the sign hangs by one cord. */
  isCrooked?: boolean
  /** The way past the door, at the end of the bar. */
  way?: ReactNode
  children: ReactNode
}

/** A threshold: the porch with a shop's sign, and the door beside it. */
export const DoorScreen = ({ sign, isCrooked = false, way, children }: DoorScreenProps) => (
  <div className={styles.screen}>
    <header className={styles.top}>
      <Wordmark />
      {way}
    </header>
    <aside className={styles.porch} aria-hidden="true">
      {sign ? <Sign lines={sign} isCrooked={isCrooked} /> : <Hooks />}
    </aside>
    <main className={styles.main}>
      <div className={styles.door}>{children}</div>
    </main>
  </div>
)

const Sign = ({ lines, isCrooked }: { lines: readonly string[]; isCrooked: boolean }) => (
  <div className={classNames(styles.plate, isCrooked && styles.crooked)}>
    <svg viewBox="0 0 400 152" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M64 152L200 0l136 152"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
    <p>
      {lines.map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  </div>
)

const Hooks = () => (
  <div className={styles.hooks}>
    <i />
    <i />
  </div>
)
