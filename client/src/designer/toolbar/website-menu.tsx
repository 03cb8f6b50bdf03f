import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { ChevronDown } from 'lucide-react'
import { lazy } from 'react'
import { navigate } from '../../app/navigate.ts'
import { useBusiness } from '../../replica/use-draft.ts'
import { Menu } from '../../ui/menu.tsx'
import { LatePart } from '../base/late-part.tsx'
import { useWebsite } from '../base/website/website-context.ts'
import { SignMark } from './sign-mark.tsx'
import styles from './toolbar.module.css'

// Fetched, and the list of websites asked for, when somebody opens the menu.
const WebsiteMenuItems = lazy(async () => ({
  default: (await import('./website-menu-items.tsx')).WebsiteMenuItems,
}))

/** Which website this is, and the way to the others. */
export const WebsiteMenu = () => {
  const entry = useWebsite()
  const name = useBusiness().name || entry.businessName || 'Website'
  return (
    <div className={styles.site}>
      <a
        className={styles.home}
        href={appPaths.websites}
        aria-label="All websites"
        onClick={(event) => {
          event.preventDefault()
          void navigate(appPaths.websites)
        }}
      >
        <SignMark />
      </a>
      <h1 className={styles.heading} tabIndex={-1}>
        <Menu
          align="start"
          trigger={
            <button type="button" className={styles.name} aria-label={`${name}, website menu`}>
              <span>{name}</span>
              <ChevronDown aria-hidden="true" />
            </button>
          }
        >
          <LatePart>
            <WebsiteMenuItems />
          </LatePart>
        </Menu>
      </h1>
    </div>
  )
}
