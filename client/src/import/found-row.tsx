import { hoursLines } from '@shingle/shared/business/hours-lines.ts'
import type { FoundItem, FoundOffer } from '@shingle/shared/import/found.ts'
import { type Choosing, isTicked, pickedOf } from '@shingle/shared/import/take-ticked.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './found-row.module.css'
import { addressWords, choiceWords, clashWords } from './found-words.ts'
import { pick, tick } from './import-store.ts'
import { cutNote } from './own-answers.ts'

/** Whatever stands in a row: pictures are tiles. */
type RowItem = Exclude<FoundItem, { kind: 'picture' }>

interface FoundRowProps {
  item: RowItem
  choosing: Choosing
  /** Why it is left out though it is ticked. */
  noRoom: string | undefined
}

/** One thing that was found: its tick, what it says, and where it was told. */
export const FoundRow = ({ item, choosing, noRoom }: FoundRowProps) => {
  const isOn = isTicked(item, choosing)
  const picked = pickedOf(item, choosing)
  const { source = '' } = item.choices[picked] ?? {}
  const name = item.kind === 'name' ? (item.choices[picked]?.value ?? '') : ''
  const note = noRoom ?? cutNote(name)
  return (
    <div className={classNames(styles.row, !isOn && styles.off)}>
      <label htmlFor={item.id}>
        <Tick id={item.id} isOn={isOn} onChange={(isTicked) => tick(item.id, isTicked)} />
        <FoundValue item={item} picked={picked} />
      </label>
      <small>{source}</small>
      {isOn && note !== '' && <p className={styles.room}>{note}</p>}
      {item.choices.length > 1 && isOn && <Clash item={item} picked={picked} />}
    </div>
  )
}

interface TickProps {
  id: string
  isOn: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => void
}

export const Tick = ({ id, isOn, disabled = false, onChange }: TickProps) => (
  <span className={styles.tick}>
    <input
      type="checkbox"
      id={id}
      checked={isOn}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <Check aria-hidden="true" />
  </span>
)

const OfferValue = ({ value }: { value: FoundOffer | undefined }) => (
  <span className={styles.offer}>
    {`${value?.name} `}
    <b>{value?.price || 'none'}</b>
    {value !== undefined && value.detail !== '' && (
      <span className={styles.detail}>
        {value.detail}
        {value.detailSource !== undefined && <small>{value.detailSource}</small>}
      </span>
    )}
  </span>
)

const FoundValue = ({ item, picked }: { item: RowItem; picked: number }): ReactNode => {
  switch (item.kind) {
    case 'name':
      return <b>{item.choices[picked]?.value}</b>
    case 'address': {
      const { value } = item.choices[picked] ?? {}
      return <span>{value && addressWords(value)}</span>
    }
    case 'hours':
      return (
        <span className={styles.hours}>
          {hoursLines(item.choices[picked]?.value ?? {}).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )
    case 'offer':
      return <OfferValue value={item.choices[picked]?.value} />
    default:
      return <span>{item.choices[picked]?.value}</span>
  }
}

/** What is told in several ways is asked, not guessed. */
const Clash = ({ item, picked }: { item: RowItem; picked: number }) => (
  <fieldset className={styles.clash}>
    <legend>{clashWords(item)}</legend>
    <div>
      {choiceWords(item).map((words, at) => (
        <label key={words} className={classNames(at === picked && styles.picked)}>
          <input type="radio" name={item.id} checked={at === picked} onChange={() => pick(item, at)} />
          {words}
        </label>
      ))}
    </div>
  </fieldset>
)
