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

/** What of a domain is in order beside its records, and none of our business. */
export const keptWords = ({ told, findings }: Pick<DomainView, 'told' | 'findings'>): readonly string[] => {
  if (told === null) return []
  const isHidden = findings.some(({ kind }) => kind === 'mail-behind-cname')
  const { isSigned, mailCount } = told
  return [
    ...(isSigned ? ['DNSSEC is on and valid'] : []),
    ...(mailCount > 0 && !isHidden
      ? [
          `mail for the domain goes where it went before; we never touch it. ${countWords(mailCount, 'MX record')}`,
        ]
      : []),
  ]
}
