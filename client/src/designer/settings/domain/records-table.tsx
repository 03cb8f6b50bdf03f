import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { CopiedText } from '../../../ui/copied-text.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { DotTag } from '../dot-tag.tsx'
import styles from './records.module.css'

const doesOf = (type: DomainView['records'][number]['type'], shown: string): string => {
  if (type === 'TXT') return 'Proves that it is yours. Keep it there.'
  return type === 'CNAME' ? '…and the same with www in front' : `Brings ${shown} here`
}

/** The records to set, each part to copy by itself, and whether it is there. */
export const RecordsTable = ({ domain: { records, shown } }: { domain: DomainView }) => (
  <table className={styles.records}>
    <thead>
      <tr>
        <th scope="col">Type</th>
        <th scope="col">Name</th>
        <th scope="col">Content</th>
        <th scope="col">
          <VisuallyHidden>Whether it was seen</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {records.map(({ type, name, content, isSeen }) => (
        <tr key={`${type} ${content}`}>
          <th scope="row">{type}</th>
          <td data-of="Name">
            <CopiedText text={name} what={`the name of the ${type} record`} />
          </td>
          <td data-of="Content">
            <CopiedText text={content} what={`the content of the ${type} record`} />
            <small>{doesOf(type, shown)}</small>
          </td>
          <td>
            <DotTag tone={isSeen ? 'live' : 'plain'} isOpen={!isSeen}>
              {isSeen ? 'Seen' : 'Not seen'}
            </DotTag>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
