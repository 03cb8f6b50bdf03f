import { deviceWords } from '@shingle/shared/profile/device-words.ts'
import type { Device } from '@shingle/shared/profile/endpoints.ts'
import { Laptop, LogOut, TabletSmartphone } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useAskOnReturn } from '../server/use-ask-on-return.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { Tag } from '../ui/tag.tsx'
import { toast } from '../ui/toast.tsx'
import { useFocusAfterDeletion } from '../ui/use-focus-after-deletion.ts'
import { editedWords } from '../website/websites.ts'
import styles from './account-screen.module.css'
import { NotHereYet } from './not-here-yet.tsx'
import { devicesQuery, signOutDevice } from './profile-calls.ts'

const EverywhereDialog = lazy(async () => ({
  default: (await import('./everywhere-dialog.tsx')).EverywhereDialog,
}))

/** Where somebody is signed in, and how to be so no more. */
export const DevicesPart = () => {
  const { data, problem, ask } = devicesQuery.use()
  const [isAsked, setAsked] = useState(false)
  useAskOnReturn(ask)
  useFocusAfterDeletion(
    // This one has no button to go on from.
    useMemo(() => (data?.devices ?? []).filter(({ isThis }) => !isThis).map(({ id }) => id), [data]),
    focusPlaces,
  )
  if (data === null) return <NotHereYet problem={problem} ask={ask} />
  const { devices } = data
  return (
    <>
      <ul className={styles.ruled}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onGone={ask} />
        ))}
      </ul>
      <div className={styles.tail}>
        <Button kind="line" onClick={() => setAsked(true)}>
          <LogOut aria-hidden="true" />
          Sign out everywhere
        </Button>
        <p className={styles.note}>
          This device too. Changes that have not reached your account stay on the device they were made on.
        </p>
      </div>
      <Suspense>
        {isAsked && <EverywhereDialog count={devices.length} onClose={() => setAsked(false)} />}
      </Suspense>
    </>
  )
}

const focusPlaces = { each: '[data-device]', otherwise: '#devices h2' } as const

const DeviceRow = ({ device, onGone }: { device: Device; onGone: () => void }) => {
  const name = deviceWords(device)
  const { busy, problem, run } = useTask<undefined>(() => {
    toast(`${name} is signed out`, {
      detail: 'Changes there that had not reached your account wait on it until you sign in there.',
    })
    onGone()
  })
  return (
    <li className={styles.way}>
      {device.kind === 'phone' || device.kind === 'tablet' ? (
        <TabletSmartphone aria-hidden="true" />
      ) : (
        <Laptop aria-hidden="true" />
      )}
      <p>
        <b>{name}</b>
        <small>{usedWords(device)}</small>
        {problem && (
          <small className={styles.bad} role="alert">
            {problem.text}
          </small>
        )}
      </p>
      {device.isThis ? (
        <Tag tone="sign">This device</Tag>
      ) : (
        <Button
          kind="link"
          busy={busy}
          aria-label={`Sign out ${name}`}
          data-device={device.id}
          onClick={() => run(() => signOutDevice(device.id))}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

/** What is known of when it was used; where it was is nowhere kept. */
const usedWords = ({ isThis, signedInAt, lastUsedAt }: Device): string => {
  const [used, since] = [editedWords(lastUsedAt, Date.now()), editedWords(signedInAt, Date.now())]
  if (isThis) return `In use now, signed in ${since}`
  return used === since ? `Signed in ${since}` : `Last used ${used}, signed in ${since}`
}
