import { Check } from 'lucide-react'
import { Link } from '../app/link.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './step-tags.module.css'
import { steps } from './steps.ts'

/** Where one is: five tags on the rail, the present one yellow and lower; done ones lead back. */
export const StepTags = ({ current }: { current: number }) => (
  <ol className={styles.steps} aria-label="Steps">
    {steps.map(({ name, path }, number) => {
      const done = number < current
      const now = number === current
      return (
        <li
          key={name}
          className={classNames(styles.tag, done && styles.done, now && styles.now)}
          aria-current={now ? 'step' : undefined}
        >
          {done ? (
            <Link to={path}>
              <span>
                <Check aria-label="done" />
              </span>
              <b>{name}</b>
            </Link>
          ) : (
            <>
              <span>{number}</span>
              <b>{name}</b>
            </>
          )}
        </li>
      )
    })}
  </ol>
)
