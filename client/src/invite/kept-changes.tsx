import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Download, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { discardDeviceCopy, type UnsavedCopy, unsavedCopies } from '../replica/device-drafts.ts'
import { useAccount } from '../server/session/session.ts'
import { Button } from '../ui/button.tsx'
import { downloadJson } from '../ui/download-file.ts'
import styles from './invite-screen.module.css'

/** Work on a website that is no longer this person's to open, which only this device has. */
export const KeptChanges = ({ draftId }: { draftId: string }) => {
  const userId = useAccount()?.id
  const [copies, setCopies] = useState<readonly UnsavedCopy[]>([])
  const look = useCallback(async () => {
    if (userId === undefined) return
    setCopies((await unsavedCopies(userId)).filter((copy) => copy.draftId === draftId))
  }, [userId, draftId])
  useEffect(() => void look().catch(console.error), [look])
  if (copies.length === 0) return null
  return (
    <section className={styles.kept} aria-label="Changes on this device">
      <p>
        <b>Changes of yours are still on this device.</b> They had not reached the account. They stay here
        until you delete them or sign out.
      </p>
      <ul>
        {copies.map((copy) => (
          <KeptCopy key={copy.name} copy={copy} onGone={() => void look().catch(console.error)} />
        ))}
      </ul>
    </section>
  )
}

const KeptCopy = ({ copy: { name, content }, onGone }: { copy: UnsavedCopy; onGone: () => void }) => {
  const title = websiteName(content.business.name)
  const discard = () => discardDeviceCopy(name).then(onGone).catch(console.error)
  return (
    <li>
      <Button
        kind="link"
        aria-label={`Download ${title}`}
        onClick={() => downloadJson(`${title}.json`, content)}
      >
        <Download aria-hidden="true" />
        Download them
      </Button>
      <Button kind="link" aria-label={`Delete ${title} here`} onClick={discard}>
        <Trash2 aria-hidden="true" />
        Delete them
      </Button>
    </li>
  )
}
