import { detailOf, titleOf } from '@shingle/shared/draft/difference-words.ts'
import type { ReviewEntry } from '@shingle/shared/draft/review.ts'
import { Tag } from '../../ui/tag.tsx'
import { changedPart } from './changed-part.ts'
import styles from './recovered.module.css'
import type { Choice } from './use-choices.ts'
import type { Review } from './use-review.ts'
import { afterWords, beforeWords, elsewhereWords } from './value-words.ts'

interface ReviewTableProps {
  review: Review
  /** Whose the draft now is, such as "Ruth's, in the draft now". */
  theirsTitle: string
  choiceOf: (entry: ReviewEntry) => Choice | undefined
  onChoose: (entry: ReviewEntry, choice: Choice) => void
}

/** Every change of a recovered copy: what was there, what was meant, and what the draft has now. */
export const ReviewTable = ({ review, theirsTitle, choiceOf, onChoose }: ReviewTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Before</th>
        <th scope="col">Yours</th>
        <th scope="col">{theirsTitle}</th>
      </tr>
    </thead>
    <tbody>
      {review.entries.map((entry) => (
        <Row
          key={entry.key}
          entry={entry}
          review={review}
          theirsTitle={theirsTitle}
          choice={choiceOf(entry)}
          onChoose={(choice) => onChoose(entry, choice)}
        />
      ))}
    </tbody>
  </table>
)

interface RowProps {
  entry: ReviewEntry
  review: Review
  theirsTitle: string
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

const Row = ({ entry, review, theirsTitle, choice, onChoose }: RowProps) => {
  const { mine, theirs, isOnlyMine } = entry
  const both = [...review.theirs.sections, ...review.mine.sections]
  const sections = both.filter(({ id }, at) => both.findIndex((one) => one.id === id) === at)
  const known = { sections, country: review.theirs.business.homeCountry }
  const before = beforeWords(mine, known)
  const isKnown = isOnlyMine || theirs !== undefined
  const place = `${titleOf(mine)}, ${detailOf(mine)}`
  return (
    <tr className={isOnlyMine ? undefined : styles.ask}>
      <th scope="row">
        {titleOf(mine)}
        <small>{detailOf(mine)}</small>
        {theirs && <Tag tone="warn">Both changed</Tag>}
      </th>
      <td data-title="Before">{isKnown ? <Words text={before} /> : <i>not known</i>}</td>
      <td className={choice === 'mine' ? styles.taken : undefined} data-title="Yours">
        <label className={styles.option}>
          <input
            type="radio"
            name={entry.key}
            aria-label={`${place}: yours`}
            checked={choice === 'mine'}
            onChange={() => onChoose('mine')}
          />
          <Words text={afterWords(mine, known)} former={before} />
        </label>
      </td>
      <td className={choice === 'theirs' ? styles.taken : undefined} data-title={theirsTitle}>
        <label className={styles.option}>
          <input
            type="radio"
            name={entry.key}
            aria-label={`${place}: in the draft now`}
            checked={choice === 'theirs'}
            onChange={() => onChoose('theirs')}
          />
          {theirs ? (
            <Words text={elsewhereWords(mine, theirs, known)} former={before} />
          ) : (
            <span>
              <Words text={before} />
              {isKnown && <small>not changed</small>}
            </span>
          )}
        </label>
      </td>
    </tr>
  )
}

const Words = ({ text, former }: { text: string; former?: string }) => {
  if (text === '') return <i>empty</i>
  if (former === undefined) return <span className={styles.words}>{text}</span>
  const { start, changed, end } = changedPart(former, text)
  return (
    <span className={styles.words}>
      {start}
      {changed && <ins>{changed}</ins>}
      {end}
    </span>
  )
}
