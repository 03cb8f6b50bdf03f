import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { ChevronDown, LifeBuoy, LogOut, Mail, UserRound } from 'lucide-react'
import { accountName } from '../account/account.ts'
import { goHome } from '../account/leaving/go-home.ts'
import { SignOutQuestion } from '../account/leaving/sign-out-question.tsx'
import { useSignOut } from '../account/leaving/use-sign-out.ts'
import { navigate } from '../app/navigate.ts'
import { useTrouble } from '../app/use-trouble.ts'
import { useAccount } from '../server/session/session.ts'
import { Menu } from '../ui/menu.tsx'
import { MenuItem, MenuLabel, MenuLine } from '../ui/menu-items.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './account-bar.module.css'

export const AccountBar = () => {
  const account = useAccount()
  const fail = useTrouble()
  const signingOut = useSignOut(goHome)
  return (
    <header className={styles.bar}>
      <Wordmark />
      <a className={styles.support} href={pagePaths.support}>
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
          <MenuItem icon={<UserRound />} onSelect={() => void navigate(appPaths.account)}>
            Account Settings
          </MenuItem>
          <MenuItem icon={<Mail />} onSelect={() => void navigate(appPaths.leads)}>
            Messages
          </MenuItem>
          <MenuItem icon={<LifeBuoy />} onSelect={() => window.location.assign(pagePaths.support)}>
            Support
          </MenuItem>
          <MenuLine />
          <MenuItem icon={<LogOut />} onSelect={() => void signingOut.begin().catch(fail)}>
            Sign Out
          </MenuItem>
        </Menu>
      )}
      <SignOutQuestion signingOut={signingOut} />
    </header>
  )
}
