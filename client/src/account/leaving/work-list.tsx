import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { downloadWords } from '../../replica/download-words.ts'
import { Button } from '../../ui/button.tsx'
import { downloadJson } from '../../ui/download-file.ts'
import type { UnsavedWork } from './unsaved-drafts.ts'
import styles from './work-list.module.css'

interface WorkListProps {
  work: readonly UnsavedWork[]
  /** What else can be done about one. */
  wayFor?: (work: UnsavedWork) => ReactNode
}

/** Work that is on this device alone, each to be taken along as a file. */
export const WorkList = ({ work, wayFor }: WorkListProps) => (
  <ul className={styles.work}>
    {work.map((one) => (
      <li key={one.key}>
        <div>
          <b>{one.name}</b>
          <p>{one.what}</p>
        </div>
        <span className={styles.ways}>
          {wayFor?.(one)}
          <Button kind="quiet" aria-label={`Download ${one.name}`} onClick={() => download(one)}>
            <Download aria-hidden="true" />
            Download
          </Button>
        </span>
      </li>
    ))}
  </ul>
)

const download = ({ name, content }: UnsavedWork): void => {
  if ('businessName' in content) downloadJson(`${name}.json`, content)
  else downloadWords(name, content)
}
