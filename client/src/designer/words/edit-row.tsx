import type { EditWords } from '@shingle/shared/proposal/edit-words.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { wordDifference } from '@shingle/shared/word-help/word-difference.ts'
import { ArrowRight, LayoutGrid, ListOrdered, Palette, Plus, Trash2, Type } from 'lucide-react'
import type { ReactNode } from 'react'
import { Segments } from '../../ui/segments.tsx'
import styles from './ask.module.css'
import { ComparedRuns } from './compared-runs.tsx'
import help from './help.module.css'

const icons: Readonly<Record<ProposedEdit['is'], ReactNode>> = {
  write: <Type aria-hidden="true" />,
  move: <ListOrdered aria-hidden="true" />,
  layout: <LayoutGrid aria-hidden="true" />,
  look: <Palette aria-hidden="true" />,
  add: <Plus aria-hidden="true" />,
  remove: <Trash2 aria-hidden="true" />,
}

const choices = [
  { id: 'accept', label: 'Accept' },
  { id: 'leave', label: 'Leave' },
] as const

interface EditRowProps {
  is: ProposedEdit['is']
  words: EditWords
  isAccepted: boolean
  onSettle: (isAccepted: boolean) => void
}

/** One proposed edit: how it stands now, and how it would. */
export const EditRow = ({ is, words, isAccepted, onSettle }: EditRowProps) => {
  const { title, before, after } = words
  return (
    <section className={styles.edit} aria-label={title}>
      {icons[is]}
      <b>{title}</b>
      <Segments
        label={title}
        segments={choices}
        value={isAccepted ? 'accept' : 'leave'}
        onChange={(chosen) => onSettle(chosen === 'accept')}
      />
      <div className={styles.change}>
        <Before value={before} />
        <ArrowRight aria-label="becomes" />
        <After value={after} before={before} />
      </div>
    </section>
  )
}

const Before = ({ value }: { value: EditWords['before'] }) =>
  typeof value === 'string' ? <p className={help.quiet}>{value}</p> : <Order titles={value} marked={[]} />

const After = ({ value, before }: { value: EditWords['after']; before: EditWords['before'] }) => {
  if (typeof value !== 'string') return <Order titles={value} marked={movedIn(before, value)} />
  const { after } = wordDifference(typeof before === 'string' ? before : '', value)
  return (
    <p>
      <ComparedRuns runs={after} mark="ins" />
    </p>
  )
}

/** The places of a new order at which another section stands than before. */
const movedIn = (before: EditWords['before'], after: readonly string[]): readonly number[] =>
  after.flatMap((title, at) => (before[at] === title ? [] : [at]))

const Order = ({ titles, marked }: { titles: readonly string[]; marked: readonly number[] }) => (
  <ol>
    {titles.map((title, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one title
      <li key={at} data-moved={marked.includes(at) || undefined}>
        {title}
      </li>
    ))}
  </ol>
)
