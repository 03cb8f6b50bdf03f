import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { ChevronDown, LifeBuoy, LogOut } from 'lucide-react'
import { accountName } from '../account/account.ts'
import { signOut, useAccount } from '../account/session.ts'
import { navigate } from '../app/navigate.ts'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx'
import { showSpinner } from '../ui/spinner.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './account-bar.module.css'

export const AccountBar = () => {
  const account = useAccount()
  const leave = async () => {
    const hide = showSpinner({ message: 'Signing out' })
    await signOut()
    hide()
    await navigate(appPaths.signIn)
  }

  return (
    <header className={styles.bar}>
      <Wordmark />
      <a className={styles.support} href="/support">
        Support
      </a>
      {account && (
        <Menu
          trigger={
            <button type="button" className={styles.who}>
              <i aria-hidden="true">{[...accountName(account)][0]?.toUpperCase()}</i>
              <span>{accountName(account)}</span>
              <ChevronDown aria-hidden="true" />
            </button>
          }
        >
          <MenuLabel>{account.email}</MenuLabel>
          <MenuItem icon={<LifeBuoy />} onSelect={() => window.location.assign('/support')}>
            Support
          </MenuItem>
          <MenuLine />
          <MenuItem icon={<LogOut />} onSelect={() => void leave()}>
            Sign Out
          </MenuItem>
        </Menu>
      )}
    </header>
  )
}
