import { wordsOfFinding } from '@shingle/shared/domain/doctor/finding-words.ts'
import type { Finding, FindingKind } from '@shingle/shared/domain/doctor/findings.ts'
import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { Check } from 'lucide-react'
import { CopiedText } from '../../../ui/copied-text.tsx'
import { DotTag } from '../dot-tag.tsx'
import { askedWords, findingsWords, keptWords } from './asked-words.ts'
import styles from './doctor.module.css'
import { timeAlone, timeWithin } from './domain-times.ts'

const tones = { failed: 'danger', warned: 'warn', waits: 'device' } as const

const doctorHeading = 'domain-doctor'

/** Leads to what the doctor says, and brings it to the top of the screen. */
export const showDoctor = (): void => {
  const heading = document.getElementById(doctorHeading)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** Several of one name with the place that each has among these, so that what stays is the same element at the next look. */
const numbered = <Thing,>(things: readonly Thing[], nameOf: (thing: Thing) => string) => {
  const counts = new Map<string, number>()
  return things.map((one) => {
    const name = nameOf(one)
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return { one, key: `${name} ${count}` }
  })
}

/** What is wrong with the records, the worst first: found beside expected, and the one thing to do. */
export const DomainDoctor = ({ domain }: { domain: DomainView }) => {
  const { findings, records, lookedAt, verifiedAt, told } = domain
  if (lookedAt === null) return null
  const seen = numbered(
    records.filter(({ isSeen }) => isSeen),
    ({ type, name }) => `${type} ${name}`,
  )
  const kept = keptWords(domain)
  return (
    <section className={styles.doctor} aria-label="Domain doctor">
      <h3 id={doctorHeading} tabIndex={-1}>
        Domain doctor
      </h3>
      <p className={styles.note}>
        Asked {timeWithin(lookedAt)} at its own name servers and at public ones. {askedWords(told)}
        {findingsWords(domain)}
      </p>
      {numbered(findings, ({ kind }) => kind).map(({ one, key }) => (
        <FindingOf key={key} finding={one} wasProved={verifiedAt !== null} />
      ))}
      {seen.length + kept.length > 0 && (
        <ul className={styles.fine}>
          {seen.map(({ one: { type, name, content }, key }) => (
            <li key={key}>
              <Check aria-hidden="true" />
              <span>
                In order: {type} <code>{name}</code>
                {records.filter((record) => record.type === type).length > 1 && ` ${content}`}
              </span>
              {type === 'TXT' && verifiedAt !== null && (
                <small className={styles.note}>seen {timeAlone(verifiedAt)}</small>
              )}
            </li>
          ))}
          {kept.map(({ words, count }) => (
            <li key={words}>
              <Check aria-hidden="true" />
              <span>In order: {words}</span>
              {count !== undefined && <small className={styles.note}>{count}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const FindingOf = ({
  finding: { kind, found, expected, copy, until },
  wasProved,
}: {
  finding: Finding
  wasProved: boolean
}) => {
  const { tone, tag, title, about, todo, how } = wordsOfFinding(kind, wasProved)
  const gone = toGo[kind]
  return (
    <article className={styles.finding}>
      <div>
        <DotTag tone={tones[tone]}>{tag}</DotTag>
        <h4>{title}</h4>
        <p className={styles.soft}>{about}</p>
      </div>
      {(found.length > 0 || expected.length > 0) && (
        <dl className={styles.versus}>
          <div>
            <dt>Found</dt>
            {found.length === 0 ? <dd className={styles.none}>Nothing</dd> : lines(found, styles.wrong)}
          </div>
          {(expected.length > 0 || gone !== undefined) && (
            <div>
              <dt>{oneMore.includes(kind) ? 'Expected, one more' : 'Expected'}</dt>
              {expected.length === 0 ? (
                <dd className={styles.none}>
                  No {gone} record named {nameOf(found)}
                </dd>
              ) : (
                lines(expected, styles.right)
              )}
            </div>
          )}
        </dl>
      )}
      <div className={styles.todo}>
        <b>{todo}</b>
        <p>{until === null ? how : `${how} It is over by ${timeAlone(until)} at the latest.`}</p>
        {copy !== null && <CopiedText text={copy} what="what is expected" />}
      </div>
    </article>
  )
}

/** Of what kind the record is that is to go, and nothing to come in its place. */
const toGo: Partial<Record<FindingKind, string>> = {
  'leftover-aaaa': 'AAAA',
  'signature-unkeyed': 'DS',
  'second-proof': 'other TXT',
}

/** What is expected beside what was found, rather than in its place. */
const oneMore: readonly FindingKind[] = ['caa-forbids', 'caa-narrows', 'wildcard-www']

/** The name of the record that was found: `@ AAAA 2001:db8::7`. */
const nameOf = ([line = '@']: readonly string[]): string => line.split(' ', 1).join()

const lines = (texts: readonly string[], className: string | undefined) =>
  numbered(texts, (text) => text).map(({ one, key }) => (
    <dd key={key} className={className}>
      {one}
    </dd>
  ))
