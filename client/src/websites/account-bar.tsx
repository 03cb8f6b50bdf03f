import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { ChevronDown, LifeBuoy, LogOut } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { accountName } from '../account/account.ts'
import { useSignOut } from '../account/leaving/use-sign-out.ts'
import { useAccount } from '../account/session.ts'
import { useTrouble } from '../app/use-trouble.ts'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './account-bar.module.css'

const LeaveDialog = lazy(async () => ({
  default: (await import('../account/leaving/leave-dialog.tsx')).LeaveDialog,
}))

export const AccountBar = () => {
  const account = useAccount()
  const fail = useTrouble()
  const { work, begin, leave, cancel } = useSignOut()
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
          <MenuItem icon={<LifeBuoy />} onSelect={() => window.location.assign(pagePaths.support)}>
            Support
          </MenuItem>
          <MenuLine />
          <MenuItem icon={<LogOut />} onSelect={() => void begin().catch(fail)}>
            Sign Out
          </MenuItem>
        </Menu>
      )}
      <Suspense>
        {work && (
          <LeaveDialog
            work={work}
            onKeep={() => void leave(work).catch(fail)}
            onDelete={() => void leave([]).catch(fail)}
            onClose={cancel}
          />
        )}
      </Suspense>
    </header>
  )
}
