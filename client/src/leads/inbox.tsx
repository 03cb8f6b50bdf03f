import type { LeadsAnswer } from '@shingle/shared/lead/endpoints.ts'
import type { Lead } from '@shingle/shared/lead/lead.ts'
import { useMemo, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useFocusAfterDeletion } from '../ui/use-focus-after-deletion.ts'
import styles from './inbox.module.css'
import type { Looked } from './lead-calls.ts'
import { LeadRow } from './lead-row.tsx'
import { MailsChoice } from './mails-choice.tsx'
import { OpenedLead } from './opened-lead.tsx'
import { RoomLeft } from './room-left.tsx'
import { Shelves } from './shelves.tsx'
import { useLeadActions } from './use-lead-actions.tsx'
import type { useLeads } from './use-leads.ts'

interface InboxProps {
  looked: Looked
  leads: ReturnType<typeof useLeads>
  answer: LeadsAnswer
  opened: Lead | undefined
}

/** The list of leads, and beside it the one that is open. */
export const Inbox = ({ looked, leads, answer, opened }: InboxProps) => {
  const actions = useLeadActions(leads)
  const here = answer.websites.find(({ id }) => id === looked.website)
  useFocusAfterDeletion(
    useMemo(() => answer.leads.map(({ id }) => id), [answer.leads]),
    focusPlaces,
  )
  return (
    <div className={styles.inbox}>
      <div className={styles.side}>
        <Shelves looked={looked} counts={answer.counts} />
        {(here !== undefined || answer.websites.length === 1) && <RoomLeft counts={answer.counts} />}
        {answer.leads.length === 0 && (
          <p className={styles.none} role="status">
            {leads.isEarlier ? 'One moment' : noneWords(looked)}
          </p>
        )}
        <ul className={styles.list} aria-busy={leads.isEarlier}>
          {answer.leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              isOpen={lead.id === opened?.id}
              isTogether={looked.website === undefined && answer.websites.length > 1}
            />
          ))}
        </ul>
        {answer.next !== null && <More key={answer.next} next={answer.next} more={leads.more} />}
        {here && looked.shelf === 'inbox' && <MailsChoice key={here.mails} website={here} />}
        <p className={styles.end}>Kept for 24 months, then erased. Only you, the owner, read these.</p>
      </div>
      {opened ? (
        <OpenedLead
          key={opened.id}
          lead={opened}
          actions={actions}
          isOfSeveral={answer.websites.length > 1}
        />
      ) : (
        <p className={styles.nothing}>Choose a message to read it here.</p>
      )}
    </div>
  )
}

const focusPlaces = { each: '[data-lead]', otherwise: 'main h1' } as const

const noneWords = ({ shelf, search }: Looked): string => {
  if (search !== '') return 'Nothing here has these words.'
  if (shelf === 'newsletter') return 'Nobody has signed up yet.'
  return shelf === 'spam' ? 'No spam.' : 'Nothing here.'
}

const More = ({ next, more }: { next: string; more: (after: string) => Promise<void> }) => {
  const [isBusy, setBusy] = useState(false)
  const fetch = () => {
    setBusy(true)
    more(next)
      .catch(console.error)
      .finally(() => setBusy(false))
  }
  return (
    <Button kind="line" className={styles.more} busy={isBusy} onClick={fetch}>
      Show older
    </Button>
  )
}
