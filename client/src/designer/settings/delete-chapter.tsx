import { Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../base/designer-store.ts'
import styles from './settings.module.css'

export const DeleteChapter = () => (
  <div>
    <Button
      kind="line"
      className={styles['delete-button']}
      onClick={() => openDialog({ name: 'delete-website' })}
    >
      <Trash2 aria-hidden="true" />
      Delete website
    </Button>
  </div>
)
