import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import { useDraft } from '../../replica/use-draft.ts'
import { goTo, useMissing } from '../check/use-missing.tsx'
import styles from './dialogs.module.css'
import type { Remark } from './left-out.ts'

/** Warns and offers the fix; it never stands in the way. */
export const Checklist = () => {
  const { view } = useDraft()
  const { missing, isMeasured, measure } = useMissing(view.content())
  return (
    <section className={styles.part}>
      {measure}
      <h3>Before you publish</h3>
      <ul className={styles.list}>
        {missing.map((remark) => (
          <li key={`${remark.section ?? ''} ${remark.strong}${remark.rest}`}>
            <Tone tone={remark.tone} />
            <span>
              <b>{remark.strong}</b>
              {remark.rest}
            </span>
            <button type="button" className={styles.link} onClick={() => goTo(remark)}>
              {remark.action}
            </button>
          </li>
        ))}
        {!missing.some(({ mode }) => mode === 'theme') && (
          <li>
            <Check className={styles.good} aria-hidden="true" />
            <span>
              {isMeasured && missing.length === 0 ? 'Nothing is missing. ' : ''}
              <b>Colors and contrast</b> are fine.
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

const Tone = ({ tone }: Pick<Remark, 'tone'>) =>
  tone === 'bad' ? (
    <CircleAlert className={styles.bad} aria-hidden="true" />
  ) : (
    <TriangleAlert className={styles.warn} aria-hidden="true" />
  )
