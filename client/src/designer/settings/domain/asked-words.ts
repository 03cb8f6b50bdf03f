import { findingWords } from '@shingle/shared/domain/doctor/finding-words.ts'
import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { appLocale } from '../../../ui/app-locale.ts'
import { countWords } from '../../../ui/count-words.ts'

const list = new Intl.ListFormat(appLocale)

/** Which of those that were asked answered, and which did not; nothing of looks that did not note it. */
export const askedWords = (told: DomainView['told']): string => {
  if (told === null) return ''
  const { answering, silent } = told
  const answered = answering.length > 0 ? `Answers came from ${list.format(answering)}. ` : ''
  return silent.length > 0 ? `${answered}No answer from ${list.format(silent)}. ` : answered
}

/** How many findings there are, and which of them keep visitors out. */
export const findingsWords = ({
  findings,
  state,
  failingAt,
}: Pick<DomainView, 'findings' | 'state' | 'failingAt'>): string => {
  if (findings.length === 0) return 'Nothing is wrong.'
  const count = countWords(findings.length, 'finding')
  const red = findings.filter(({ kind }) => findingWords[kind].tone === 'failed').length
  if (red === 0) return `${count}.`
  // What is wrong with one that stands is met by visitors only when its certificate ends.
  const isLater = state === 'Connected' && failingAt === null
  const [one, many] = isLater ? ['will keep', 'will keep'] : ['keeps', 'keep']
  if (findings.length === 1) return `${count}; it ${one} visitors out.`
  if (red === findings.length) return `${count}; they ${many} visitors out.`
  return `${count}; the red ${red === 1 ? `one ${one}` : `ones ${many}`} visitors out.`
}

/** What of a domain is in order beside its records, and none of our business. */
export const keptWords = ({
  told,
  findings,
}: Pick<DomainView, 'told' | 'findings'>): readonly {
  readonly words: string
  /** Of what there are how many. */
  readonly count?: string
}[] => {
  if (told === null) return []
  const isHidden = findings.some(({ kind }) => kind === 'mail-behind-cname')
  const { isSigned, mailCount } = told
  return [
    ...(isSigned ? [{ words: 'DNSSEC is on and valid' }] : []),
    ...(mailCount > 0 && !isHidden
      ? [
          {
            words: 'mail for the domain goes where it went before; we never touch it',
            count: countWords(mailCount, 'MX record'),
          },
        ]
      : []),
  ]
}
