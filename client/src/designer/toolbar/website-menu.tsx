import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { ChevronDown, History, LayoutGrid, Pencil, Plus } from 'lucide-react'
import { navigate } from '../../app/navigate.ts'
import { useBusiness } from '../../replica/use-draft.ts'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../../ui/menu.tsx'
import { designerAddress } from '../../website/designer-address.ts'
import { openDialog } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { useOtherWebsites, useWebsite } from '../base/website/website-context.ts'
import { SignMark } from './sign-mark.tsx'
import styles from './toolbar.module.css'

/** Which website this is, and the way to the others. */
export const WebsiteMenu = () => {
  const canEdit = useCanEdit()
  const { entry } = useWebsite()
  const others = useOtherWebsites()
  const name = useBusiness().name || entry.businessName || 'Website'
  const go = (path: string) => {
    Promise.resolve(navigate(path)).catch(console.error)
  }
  return (
    <div className={styles.site}>
      <a
        className={styles.home}
        href={appPaths.websites}
        aria-label="All websites"
        onClick={(event) => {
          event.preventDefault()
          go(appPaths.websites)
        }}
      >
        <SignMark />
      </a>
      <Menu
        align="start"
        trigger={
          <button type="button" className={styles.name} aria-label={`${name}, website menu`}>
            <span>{name}</span>
            <ChevronDown aria-hidden="true" />
          </button>
        }
      >
        {canEdit && (
          <MenuItem icon={<Pencil />} onSelect={() => openDialog({ name: 'rename' })}>
            Rename
          </MenuItem>
        )}
        <MenuItem icon={<History />} onSelect={() => openDialog({ name: 'versions' })}>
          Versions
        </MenuItem>
        <MenuItem icon={<LayoutGrid />} onSelect={() => go(appPaths.websites)}>
          All websites
        </MenuItem>
        {others.length > 0 && (
          <>
            <MenuLine />
            <MenuLabel>Go to</MenuLabel>
            {others.map((other) => (
              <MenuItem key={other.draftId} onSelect={() => go(designerAddress(other))}>
                {other.businessName || 'Website without a name'}
              </MenuItem>
            ))}
          </>
        )}
        <MenuLine />
        <MenuItem icon={<Plus />} onSelect={() => go(appPaths.createAbout)}>
          Create a new website
        </MenuItem>
      </Menu>
    </div>
  )
}
