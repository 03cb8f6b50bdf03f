import type { FoundItem } from '@shingle/shared/import/found.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './sheet-view.module.css'

interface TallyProps {
  counted: string
  items: readonly FoundItem[]
  ticked: number
}

/** How many things of a group are taken, and how many ask for a decision. */
export const Tally = ({ counted, items, ticked }: TallyProps) => {
  const undecided = items.filter(({ choices }) => choices.length > 1).length
  return (
    <div className={classNames(undecided > 0 && styles.undecided)}>
      <dt>{counted}</dt>
      <dd>
        {undecided > 0
          ? `${undecided} to decide`
          : ticked === items.length
            ? ticked
            : `${ticked} of ${items.length}`}
      </dd>
    </div>
  )
}
