import type { WebsiteOfLeads } from '@shingle/shared/lead/endpoints.ts'
import { useState } from 'react'
import { toast } from '../ui/toast.tsx'
import { Check } from './check.tsx'
import styles from './inbox.module.css'
import { chooseLeadMails } from './lead-calls.ts'

/** Whether an owner hears of each message at once, or of all of a day together. */
export const MailsChoice = ({ website: { id, mails } }: { website: WebsiteOfLeads }) => {
  const [isDaily, setDaily] = useState(mails === 'daily')
  const choose = (daily: boolean) => {
    setDaily(daily)
    chooseLeadMails(id, daily ? 'daily' : 'at-once')
      .then((answer) => {
        if (answer.ok) return
        setDaily(!daily)
        toast(answer.problem.text, { kind: 'trouble' })
      })
      .catch(console.error)
  }
  return (
    <div className={styles.mails}>
      <Check
        checked={isDaily}
        onChange={() => choose(!isDaily)}
        hint="With all messages of the day, instead of a mail for each."
      >
        One mail a day
      </Check>
    </div>
  )
}
