import { oneLine } from '../../text/plain-text.ts'
import { cutText } from '../../text/text-length.ts'
import { type WantedRecord, wantedRecords } from '../records.ts'
import type { DomainAnswers, DomainWish, NamedAnswers } from './answers.ts'
import { type Finding, type FindingKind, findingLimits } from './findings.ts'
import type { SeenRecords } from './see-domain.ts'

/** What every rule of the doctor looks at. */
export interface Case extends DomainAnswers {
  readonly wish: DomainWish
  /** What the domain's own name servers say, else the first who answers. */
  readonly said: NamedAnswers
  readonly now: Date
  readonly seen: SeenRecords
}

/** Cut first: whatever somebody's server says is looked through no further than it is shown. */
const shownLines = (all: readonly string[]): string[] =>
  all.slice(0, findingLimits.lines).map((line) => oneLine(cutText(line, findingLimits.line)))

/** One finding, as it is kept: whoever answers for a domain has no say in how much that is, nor in how it is shown. */
export const finding = (
  kind: FindingKind,
  { found = [], expected = [], copy = null, until = null }: Partial<Finding> = {},
): Finding => ({ kind, found: shownLines(found), expected: shownLines(expected), copy, until })

/** Records of one name and type, as they are shown. */
export const lines = (name: string, type: string, values: readonly string[]): string[] =>
  values.map((value) => `${name} ${type} ${value}`)

/** Those of the records that connect the domain which are of some types. */
export const wanted = (
  { name, zone, wish }: Pick<Case, 'name' | 'zone' | 'wish'>,
  ...types: readonly WantedRecord['type'][]
): readonly WantedRecord[] =>
  wantedRecords({ name, zone }, wish, wish.proof).filter(({ type }) => types.includes(type))

/** The records to set, and of the first of them what is copied: what is copied is what is shown. */
export const expecting = (records: readonly WantedRecord[]): Pick<Finding, 'expected' | 'copy'> => ({
  expected: records.map(({ name, type, content }) => `${name} ${type} ${content}`),
  copy: records[0]?.content ?? null,
})
