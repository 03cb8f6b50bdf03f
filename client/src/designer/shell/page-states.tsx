import { SignMark } from '../toolbar/sign-mark.tsx'
import styles from './page-states.module.css'

/** The designer's own outline while the draft comes: no spinner, and nothing moves when it is there. */
export const Opening = () => (
  <div className={styles.opening} role="status" aria-label="Opening the draft">
    <header>
      <SignMark />
      <i />
    </header>
    <div>
      <aside>
        {[72, 56, 64, 48, 60].map((width) => (
          <i key={width} style={{ width: `${width}%` }} />
        ))}
      </aside>
      <main>
        <div />
      </main>
      <aside />
    </div>
  </div>
)
