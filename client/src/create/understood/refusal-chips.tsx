import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { useId } from 'react'
import { changeAnswers, useAnswers } from '../answers-store.ts'
import { Chip, toggled } from './chip.tsx'
import styles from './understood.module.css'

/** 'You turn down' has said no: 'NOT leather' is leather. What turns nothing down stands in whole. */
const withoutNo = (text: string): string =>
  text.replace(/^(?:not|no|never|keine?n?|nicht|pas de|sin|non|niente)\s+(?=\S)/iu, '')

/** What the business does not do, in its owner's words; what was misread refuses nothing. */
export const RefusalChips = ({ understood }: { understood: Understanding }) => {
  const { misreadRefusals, businessActivities } = useAnswers()
  const label = useId()
  const misread = misreadRefusals.filter((text) => businessActivities.includes(text))
  const all = [...new Set([...understood.refusals, ...misread])]
  if (all.length === 0) return null
  return (
    <div className={styles.row}>
      <span id={label} className={styles.lead}>
        You turn down
      </span>
      <ul aria-labelledby={label}>
        {all.map((text) => {
          const isMisread = misread.includes(text)
          return (
            <Chip
              key={text}
              isGone={isMisread}
              removal={`“${text}” turns nothing down`}
              onToggle={() => changeAnswers({ misreadRefusals: toggled(misreadRefusals, text) })}
            >
              {isMisread ? text : withoutNo(text)}
            </Chip>
          )
        })}
      </ul>
    </div>
  )
}
