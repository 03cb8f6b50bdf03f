import type { AcceptAnswer } from '@shingle/shared/invite/endpoints.ts'
import { inviteLifetimeDays, inviteLimits } from '@shingle/shared/invite/limits.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Mail } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { DoorScreen } from '../app/door-screen.tsx'
import { Link } from '../app/link.tsx'
import { navigate } from '../app/navigate.ts'
import { useAccount } from '../server/session/session.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { designerAddress } from '../website/designer-address.ts'
import { dayWords } from './day-words.ts'
import styles from './invite-screen.module.css'

const LeaveWebsiteDialog = lazy(async () => ({
  default: (await import('../website/leave-website-dialog.tsx')).LeaveWebsiteDialog,
}))

type Outcome<Name extends AcceptAnswer['outcome']> = Extract<AcceptAnswer, { outcome: Name }>

const yourWebsites = <Link to={appPaths.websites}>Your Websites</Link>

const Way = ({ to, kind, children }: { to: string; kind?: 'line'; children: ReactNode }) => (
  <ButtonLink size="main" wide kind={kind} to={to}>
    {children}
  </ButtonLink>
)

/** Who asked, and whose it is: mostly the same person. */
const invitedWords = (inviterName: string | null, email: string): string =>
  inviterName === null
    ? `You, ${email}, are an editor.`
    : `${inviterName} invited you, ${email}, as an editor.`

export const Accepted = (answer: Outcome<'accepted'>) => {
  const [isLeaving, setLeaving] = useState(false)
  const { websiteId, businessName, inviterName, ownerName, editing } = answer
  const email = useAccount()?.email ?? ''
  const name = websiteName(businessName)
  return (
    <DoorScreen sign={['Grab', 'a brush']} way={yourWebsites}>
      <h1>You can edit {name}</h1>
      <p className={styles.why}>
        {invitedWords(inviterName, email)} Change its words, pictures and settings; {ownerName}{' '}
        {inviterName === null || inviterName === ownerName ? 'stays the owner.' : 'is the owner now.'}
      </p>
      <div className={styles.ways}>
        <Way to={designerAddress({ draftId: websiteId })}>Open {name}</Way>
        <Way kind="line" to={appPaths.websites}>
          Your Websites
        </Way>
      </div>
      <p className={styles.fine}>
        One of you edits at a time.
        {editing !== null && ` ${editing} has edit control now; you can follow, or take it.`} You did not want
        this?{' '}
        <Button kind="link" onClick={() => setLeaving(true)}>
          Remove me as an editor
        </Button>
      </p>
      <Suspense>
        {isLeaving && (
          <LeaveWebsiteDialog
            website={{ draftId: websiteId, businessName, ownerName }}
            onLeft={() => void navigate(appPaths.websites, { replace: true })}
            onClose={() => setLeaving(false)}
          />
        )}
      </Suspense>
    </DoorScreen>
  )
}

export const Expired = ({ invitedAt, ownerEmail }: Outcome<'expired'>) => (
  <DoorScreen sign={['Closed']} isCrooked way={yourWebsites}>
    <h1>This invitation has expired</h1>
    <p className={styles.why}>
      It was sent on {dayWords(invitedAt)} and was good for {inviteLifetimeDays} days. Only the owner can send
      a new one.
    </p>
    <div className={styles.ways}>
      {ownerEmail !== '' && (
        <ButtonLink size="main" wide leavesApp to={`mailto:${ownerEmail}`}>
          <Mail aria-hidden="true" />
          Ask {ownerEmail}
        </ButtonLink>
      )}
      <Way kind="line" to={appPaths.websites}>
        Your Websites
      </Way>
    </div>
  </DoorScreen>
)

const numbers = new Map<number, string>([
  [inviteLimits.shared, 'five'],
  [inviteLimits.accepted, 'twenty'],
])

export const MaximumReached = ({ businessName, maximum, openUntil }: Outcome<'maximum-reached'>) => {
  const count = numbers.get(maximum) ?? String(maximum)
  return (
    <DoorScreen sign={['Sorry,', 'full']} way={yourWebsites}>
      <h1>You have reached the maximum number of invitations</h1>
      <p className={styles.why}>
        {maximum === inviteLimits.accepted
          ? `You are an editor of ${count} websites of others, those in their owners’ trash among them: no account can be of more.`
          : `No more than ${count} websites of others can be shared with you.`}{' '}
        Leave one, then open the link in the mail again.
      </p>
      <div className={styles.ways}>
        <Way to={appPaths.websites}>See the shared websites</Way>
        <Way kind="line" to={appPaths.websites}>
          Do this later
        </Way>
      </div>
      <p className={styles.fine}>
        The invitation to {websiteName(businessName)} stays open until {dayWords(openUntil)}.
        {maximum === inviteLimits.accepted &&
          ' A shared website that its owner has deleted counts until it is gone from their trash, 30 days later.'}
      </p>
    </DoorScreen>
  )
}

export const NoLongerValid = () => (
  <DoorScreen sign={null} way={yourWebsites}>
    <h1>This invitation is no longer valid</h1>
    <p className={styles.why}>
      It was taken back or declined, or another one has taken its place, or the website is gone. If you are an
      editor already, you need none: the website is among yours. Otherwise ask its owner to invite you again.
    </p>
    <div className={styles.ways}>
      <Way to={appPaths.websites}>Your Websites</Way>
      <Way kind="line" to={appPaths.createAbout}>
        Create a new website
      </Way>
    </div>
  </DoorScreen>
)
