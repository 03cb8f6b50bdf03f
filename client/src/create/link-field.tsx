import { webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import { Link2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { changeAnswers, useAnswers } from './answers-store.ts'
import styles from './link-field.module.css'
import { readLink } from './read-link.ts'

/** A page that the business has already: it is read once, and its owner chooses from what was there. */
export const LinkField = ({ error }: { error: string | undefined }) => {
  const { link } = useAnswers()
  return (
    <details className={styles.bring} open={link !== '' || error !== undefined || undefined}>
      <summary>
        <Link2 aria-hidden="true" />
        Bring a page you have <span>optional</span>
      </summary>
      <TextField
        label="Web address"
        labelHidden
        inputMode="url"
        autoComplete="url"
        limit={webAddressMaximum}
        hint="It is read once, and you see every piece before it is used."
        placeholder="facebook.com/pellstreetcycles"
        value={link}
        onChange={(value) => changeAnswers({ link: value, linkUse: 'unread', imported: null })}
        error={error}
      />
      {link.trim() !== '' && (
        <Button kind="line" onClick={() => void readLink(link)}>
          Read my page
        </Button>
      )}
    </details>
  )
}
