import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { accountName } from '../account/account.ts'
import { useSessionHere } from '../account/use-signed-in.ts'
import { useOpen } from '../app/left-open.ts'
import { useTitle } from '../app/use-title.ts'
import { useAccount } from '../server/session/session.ts'
import { BackLink } from '../ui/back.tsx'
import { Breaking, breakingParts } from '../ui/breaking.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { holdInSight } from '../ui/hold-in-sight.ts'
import { Rail } from '../ui/rail.tsx'
import { AccountBar } from '../websites/account-bar.tsx'
import { accountParts, arrivedPart } from './account-part.ts'
import styles from './account-screen.module.css'
import { longDay } from './long-day.ts'
import { NameEntry } from './name-entry.tsx'
import { profileQuery } from './profile-calls.ts'

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}))

const EmailEntry = lazy(async () => ({ default: (await import('./email-entry.tsx')).EmailEntry }))
const PasswordEntry = lazy(async () => ({ default: (await import('./password-entry.tsx')).PasswordEntry }))
const WaysPart = lazy(async () => ({ default: (await import('./ways/ways-part.tsx')).WaysPart }))
const DevicesPart = lazy(async () => ({ default: (await import('./devices-part.tsx')).DevicesPart }))
const AssistantsPart = lazy(async () => ({
  default: (await import('./assistants-part.tsx')).AssistantsPart,
}))
const ExportPart = lazy(async () => ({ default: (await import('./export-part.tsx')).ExportPart }))

/** One's own account: who one is, how one signs in, where one is signed in. */
export const AccountScreen = () => {
  useTitle('Account Settings')
  const isSignedIn = useSessionHere()
  return (
    <>
      <AccountBar />
      <main className={styles.main}>
        <div className={styles.heading}>
          <BackLink to={appPaths.websites}>Your Websites</BackLink>
          <h1>Account Settings</h1>
        </div>
        <Rail />
        {isSignedIn && <Person />}
      </main>
    </>
  )
}

/** Brings a part into sight for whoever followed a link to it, such as a mail's: it comes after the page. */
const useArrival = (): void => {
  useEffect(() => {
    const part = document.getElementById(arrivedPart() ?? '')
    return part ? holdInSight(part) : undefined
  }, [])
}

const Person = () => {
  const account = useAccount()
  useArrival()
  return (
    <div className={styles.person}>
      <aside className={styles.side}>
        <Plate name={account ? accountName(account) : ''} />
        <Since />
        <nav className={styles.contents} aria-label="Account">
          {accountParts.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className={id === 'end' ? styles.end : undefined}>
              {title}
            </a>
          ))}
        </nav>
      </aside>
      <div>
        <Part id="profile" title="Profile" note="People you share a website with see your name and email.">
          <div className={styles.ruled}>
            <NameEntry />
            <Suspense fallback={<div className={styles.entry} />}>
              <EmailEntry />
            </Suspense>
            <Suspense fallback={<div className={styles.entry} />}>
              <PasswordEntry />
            </Suspense>
          </div>
        </Part>
        <Part
          id="ways"
          title="Ways to sign in"
          note="One account, whichever you use. The first two come with your email and are always there."
        >
          <Suspense>
            <WaysPart />
          </Suspense>
        </Part>
        <Part id="devices" title="Signed-in devices">
          <Suspense>
            <DevicesPart />
          </Suspense>
        </Part>
        <Part
          id="assistants"
          title="Assistants"
          note="Lets an AI assistant of your own read and change your websites. Before it changes anything a version is kept."
        >
          <Suspense>
            <AssistantsPart />
          </Suspense>
        </Part>
        <Part id="yours" title="Your data">
          <Suspense>
            <ExportPart />
          </Suspense>
        </Part>
        <Part id="end" title="Delete account">
          <DeletePart />
        </Part>
      </div>
    </div>
  )
}

// More letters of the head's face than this do not fit a line of the plate.
const longestWord = 11

/** The name on a plate; long words are written smaller. */
const Plate = ({ name }: { name: string }) => {
  const words = breakingParts(name).flatMap((part) => part.split(' '))
  const isLong = words.some((word) => word.length > longestWord)
  return (
    <div className={classNames(styles.plate, isLong && styles.long)}>
      <Breaking text={name} />
    </div>
  )
}

const DeletePart = () => {
  const [isAsked, setAsked] = useOpen('delete-account')
  return (
    <div className={styles.ruled}>
      <div className={styles.last}>
        <p>
          Websites go offline at once
          <small>Nothing goes to the trash. To keep a website, make an editor its owner first.</small>
        </p>
        <Button kind="line" className={styles.red} onClick={() => setAsked(true)}>
          Delete account
        </Button>
      </div>
      <Suspense>{isAsked && <DeleteAccountDialog onClose={() => setAsked(false)} />}</Suspense>
    </div>
  )
}

const Since = () => {
  const { data } = profileQuery.use()
  if (data === null) return <p className={styles.note} aria-hidden="true" />
  const { createdAt, owned, shared } = data
  const own = ownWords(owned)
  return (
    <p className={styles.note}>
      Here since {longDay(createdAt)}.
      <br />
      {shared === 0 ? `${own}.` : `${own}, ${shared} shared with you.`}
    </p>
  )
}

const ownWords = (count: number): string => {
  if (count === 0) return 'No website of your own yet'
  return count === 1 ? '1 website of your own' : `${count} websites of your own`
}

interface PartProps {
  id: (typeof accountParts)[number]['id']
  title: string
  note?: string
  children: ReactNode
}

const Part = ({ id, title, note, children }: PartProps) => (
  <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} tabIndex={-1}>
      {title}
    </h2>
    {note && <p>{note}</p>}
    {children}
  </section>
)
