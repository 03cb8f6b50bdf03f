import { codeLifetime } from '@shingle/shared/account/code.ts'
import { Link as Chain, Mail } from 'lucide-react'
import { waysQuery } from '../../account/ways-query.ts'
import { useAskOnReturn } from '../../server/use-ask-on-return.ts'
import styles from '../account-screen.module.css'
import { NotHereYet } from '../not-here-yet.tsx'
import { GoogleWay } from './google-way.tsx'
import { PasskeyWays } from './passkey-ways.tsx'
import { PasswordWay } from './password-way.tsx'
import { WayRow } from './way-row.tsx'

const always = { text: 'Always on', isOn: true } as const

/** How one signs in to one's own account, and what adds and removes ways. */
export const WaysPart = () => {
  const { data: ways, problem, ask } = waysQuery.use()
  useAskOnReturn(ask)
  return (
    <>
      <ul className={styles.ruled}>
        <WayRow
          icon={<Mail aria-hidden="true" />}
          title="Code"
          about={`Six characters by email, good for ${codeLifetime}`}
          state={always}
        />
        <WayRow
          icon={<Chain aria-hidden="true" />}
          title="Magic link"
          about="Opens on the device you asked from"
          state={always}
        />
        {ways && (
          <>
            <GoogleWay google={ways.google} onChanged={ask} />
            <PasswordWay password={ways.password} onChanged={ask} />
            <PasskeyWays passkeys={ways.passkeys} onChanged={ask} />
          </>
        )}
      </ul>
      {ways === null && <NotHereYet problem={problem} ask={ask} />}
    </>
  )
}
