import type { Lead, Message } from '@shingle/shared/lead/lead.ts'
import { Ellipsis, Eraser, Mail, MailOpen, PhoneCall, Printer, Reply, ShieldX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Breaking } from '../ui/breaking.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { MenuItem, MenuLine } from '../ui/menu-items.tsx'
import { ErasePersonDialog } from './erase-person-dialog.tsx'
import { readLead } from './lead-calls.ts'
import { phoneIn } from './lead-facts.ts'
import { momentIn, senderOf, spamWords, standingWords } from './lead-words.ts'
import { MessageBody, SignUpBody } from './opened-body.tsx'
import styles from './opened-lead.module.css'
import { replyAddress } from './reply.ts'
import type { LeadActions } from './use-lead-actions.tsx'
import { WebsiteWays } from './website-ways.tsx'

interface OpenedProps {
  lead: Lead
  actions: LeadActions
}

interface OpenedLeadProps extends OpenedProps {
  /** Whether the account has several websites, of which it says by which one it came. */
  isOfSeveral: boolean
}

/** The whole of a lead, where the list has its start alone. */
const useWhole = (lead: Lead): Lead => {
  const [whole, setWhole] = useState<Lead | null>(null)
  const isCut = lead.kind === 'message' && lead.isCut
  const { id, websiteId } = lead
  useEffect(() => {
    if (!isCut) return
    readLead({ id, websiteId })
      .then((answer) => answer.ok && setWhole(answer.value))
      .catch(console.error)
  }, [isCut, id, websiteId])
  return whole?.kind === 'message' && lead.kind === 'message' ? { ...whole, state: lead.state } : lead
}

/** Whoever opens it has read it, once: they may say otherwise. */
const useReadOnce = ({ lead, actions }: OpenedProps): void => {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    if (lead.state === 'unread') actions.opened(lead)
  }, [lead, actions])
}

/** An open message or sign-up, hung from the rail. */
export const OpenedLead = ({ lead: listed, actions, isOfSeveral }: OpenedLeadProps) => {
  useReadOnce({ lead: listed, actions })
  const lead = useWhole(listed)
  const [isAsked, setAsked] = useState(false)
  const erase = () => setAsked(true)
  return (
    <article className={styles.letter} aria-label={senderOf(lead)}>
      <header className={styles.header}>
        <h2 className={styles.name}>
          <Breaking text={senderOf(lead)} />
        </h2>
        <More lead={lead} actions={actions} erase={erase} />
        <p className={styles.note}>{originWords(lead)}</p>
        {isOfSeveral && <WebsiteWays lead={lead} />}
      </header>
      {lead.kind === 'message' && lead.state === 'spam' && (
        <p className={styles.spam}>
          <ShieldX aria-hidden="true" />
          {spamWords(lead.reasons)}
        </p>
      )}
      {lead.kind === 'message' ? <MessageBody message={lead} /> : <SignUpBody signUp={lead} />}
      <Foot lead={lead} actions={actions} erase={erase} />
      {isAsked && (
        <ErasePersonDialog
          lead={lead}
          onClose={() => setAsked(false)}
          onErased={() => actions.erased(lead)}
        />
      )}
    </article>
  )
}

const originWords = (lead: Lead): string => {
  const moment = momentIn(lead.createdAt, new Date())
  if (lead.kind === 'message') return `Contact form, ${moment}`
  return lead.standing === 'confirmed' ? `Newsletter, ${moment}` : standingWords(lead)
}

interface PartProps extends OpenedProps {
  erase: () => void
}

const More = ({ lead, actions, erase }: PartProps) => (
  <span className={styles.more}>
    <Menu
      trigger={
        <IconButton label="More for this message">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {lead.state === 'unread' && (
        <MenuItem icon={<MailOpen />} onSelect={() => actions.read(lead)}>
          Mark read
        </MenuItem>
      )}
      {lead.state === 'read' && (
        <MenuItem icon={<Mail />} onSelect={() => actions.unread(lead)}>
          Mark unread
        </MenuItem>
      )}
      <MenuItem icon={<Printer />} onSelect={() => window.print()}>
        Print
      </MenuItem>
      {lead.kind === 'message' && lead.state !== 'spam' && (
        <MenuItem icon={<ShieldX />} onSelect={() => actions.spam(lead)}>
          Spam
          {lead.email !== null && <small className={styles.hint}>And the next from this address</small>}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={<Eraser />} danger onSelect={erase}>
        Erase person
      </MenuItem>
    </Menu>
  </span>
)

const Foot = ({ lead, actions, erase }: PartProps) => {
  const isSpam = lead.state === 'spam'
  return (
    <footer className={styles.foot}>
      {isSpam ? (
        <Button onClick={() => actions.notSpam(lead)}>Not spam</Button>
      ) : (
        lead.kind === 'message' && <Answering message={lead} />
      )}
      {!isSpam && (
        <Button
          kind="line"
          className={styles.wide}
          onClick={() => (lead.state === 'unread' ? actions.read(lead) : actions.unread(lead))}
        >
          {lead.state === 'unread' ? 'Mark read' : 'Mark unread'}
        </Button>
      )}
      <span className={styles.grow} />
      {lead.kind === 'message' && !isSpam && (
        <Button kind="quiet" className={styles.wide} onClick={() => actions.spam(lead)}>
          <ShieldX aria-hidden="true" />
          Spam
        </Button>
      )}
      <Button kind="quiet" className={classNames(styles.wide, styles.red)} onClick={erase}>
        <Eraser aria-hidden="true" />
        Erase person
      </Button>
    </footer>
  )
}

/** The ways to answer: a call first where somebody holds the telephone that makes it. */
const Answering = ({ message }: { message: Message }) => {
  const [reply, phone] = [replyAddress(message), phoneIn(message)]
  return (
    <>
      {phone && (
        <a className={classNames(buttonClass({ kind: 'ink' }), styles.call)} href={phone.href}>
          <PhoneCall aria-hidden="true" />
          {`Call ${phone.number}`}
        </a>
      )}
      {reply !== null && (
        <a
          className={classNames(buttonClass({ kind: 'ink' }), phone && styles.second)}
          href={reply}
          data-reply
        >
          <Reply aria-hidden="true" />
          Reply by mail
        </a>
      )}
    </>
  )
}
