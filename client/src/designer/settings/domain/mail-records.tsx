import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { buttonClass } from '../../../ui/button.tsx'

const mailAddressOf = ({ shown, records }: DomainView): string => {
  const set = records.map(({ type, name, content }) => `Type: ${type}\nName: ${name}\nContent: ${content}`)
  const about = `Please set these records where ${shown} was bought, and delete other A, AAAA and CNAME records of the same names.`
  return `mailto:?subject=${encodeURIComponent(`Records for ${shown}`)}&body=${encodeURIComponent([about, ...set].join('\n\n'))}`
}

/** Begins a mail with the records, to whoever looks after the domain. */
export const MailRecords = ({ domain }: { domain: DomainView }) => (
  <a className={buttonClass({ kind: 'line' })} href={mailAddressOf(domain)}>
    Mail these to somebody
  </a>
)
