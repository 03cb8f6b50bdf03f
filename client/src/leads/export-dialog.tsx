import type { LeadsAnswer } from '@shingle/shared/lead/endpoints.ts'
import { contactExportFailed } from '@shingle/shared/lead/problems.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { AskDialog } from '../ui/dialog.tsx'
import { downloadFile } from '../ui/download-file.ts'
import { toast } from '../ui/toast.tsx'
import { Warning } from '../ui/warning.tsx'
import { Check } from './check.tsx'
import styles from './export-dialog.module.css'
import { type ChosenContacts, fetchContacts } from './fetch-contacts.ts'

interface ExportDialogProps {
  website: string | undefined
  counts: LeadsAnswer['counts']
  onClose: () => void
}

const fileName = (): string => `contacts-${new Date().toISOString().slice(0, 10)}.csv`

/** Specification 7: exports the contacts, and says what became of it. */
export const ExportDialog = ({ website, counts, onClose }: ExportDialogProps) => {
  const [chosen, setChosen] = useState<ChosenContacts>({ messages: true, newsletter: true, spam: false })
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked')
  const fail = () => {
    setState('failed')
    toast('Contact export failed', { kind: 'trouble', action: { label: 'Try again', onSelect: start } })
  }
  const start = () => {
    setState('busy')
    fetchContacts(website, chosen)
      .then((answer) => {
        if (!answer.ok) return fail()
        downloadFile(fileName(), answer.value)
        toast('Contacts downloaded')
        onClose()
      })
      .catch((cause: unknown) => {
        console.error(cause)
        fail()
      })
  }
  const { messages, newsletter, spam } = chosen
  return (
    <AskDialog
      title="Export contacts"
      action={
        <Button
          size="main"
          busy={state === 'busy'}
          disabled={!messages && !newsletter && !spam}
          onClick={start}
        >
          <Download aria-hidden="true" />
          Export contacts
        </Button>
      }
      onClose={onClose}
    >
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">What to export</legend>
        <Check checked={messages} onChange={() => setChosen({ ...chosen, messages: !messages })}>
          {`Contact messages, ${counts.messages}`}
        </Check>
        <Check checked={newsletter} onChange={() => setChosen({ ...chosen, newsletter: !newsletter })}>
          {`Newsletter, confirmed only, ${counts.confirmed}`}
        </Check>
        <Check checked={spam} onChange={() => setChosen({ ...chosen, spam: !spam })}>
          {`Spam, ${counts.spam}`}
        </Check>
      </fieldset>
      <p className={styles.note}>
        A CSV file that spreadsheets open. It holds personal data: keep it where only you can read it.
      </p>
      {state === 'failed' && (
        <div role="alert">
          <Warning>{contactExportFailed.text}</Warning>
        </div>
      )}
    </AskDialog>
  )
}
