import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { History, LayoutGrid, MessageSquareQuote, Pencil, Plus } from 'lucide-react'
import { navigate } from '../../app/navigate.ts'
import { useBusiness } from '../../replica/use-draft.ts'
import { MenuItem, MenuLabel, MenuLine } from '../../ui/menu-items.tsx'
import { designerAddress } from '../../website/designer-address.ts'
import { WebsiteItems } from '../../website/website-items.tsx'
import { openDialog } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { useOtherWebsites, useWebsite } from '../base/website/website-context.ts'
import styles from './toolbar.module.css'

/** What can be done with the open website as a whole, and the others to go to. */
export const WebsiteMenuItems = () => {
  const canEdit = useCanEdit()
  const website = useWebsite()
  return (
    <WebsiteItems
      website={website}
      onShare={() => openDialog({ name: 'share' })}
      onDownload={() => openDialog({ name: 'download' })}
      onPlan={() => openDialog({ name: 'publish-plan' })}
      onUnpublish={() => openDialog({ name: 'unpublish' })}
      onDelete={() => openDialog({ name: 'delete-website' })}
      ways={<WaysOn />}
    >
      <div className={styles['name-label']}>
        <MenuLabel>{websiteName(useBusiness().name || website.businessName)}</MenuLabel>
      </div>
      {canEdit && (
        <MenuItem icon={<Pencil />} onSelect={() => openDialog({ name: 'rename' })}>
          Rename
        </MenuItem>
      )}
      <MenuItem icon={<History />} onSelect={() => openDialog({ name: 'versions' })}>
        Versions
      </MenuItem>
      {canEdit && (
        <MenuItem icon={<MessageSquareQuote />} onSelect={() => openDialog({ name: 'reviews' })}>
          Ask for a review
        </MenuItem>
      )}
    </WebsiteItems>
  )
}

const WaysOn = () => {
  const others = useOtherWebsites()
  return (
    <>
      <MenuLine />
      <MenuItem icon={<LayoutGrid />} onSelect={() => go(appPaths.websites)}>
        All websites
      </MenuItem>
      <MenuItem icon={<Plus />} onSelect={() => go(appPaths.createAbout)}>
        Create a new website
      </MenuItem>
      {others.length > 0 && (
        <>
          <MenuLine />
          <MenuLabel>Go to</MenuLabel>
          {others.map((other) => (
            <MenuItem key={other.draftId} onSelect={() => go(designerAddress(other))}>
              {websiteName(other.businessName)}
            </MenuItem>
          ))}
        </>
      )}
    </>
  )
}

const go = (path: string): void => {
  navigate(path).catch(console.error)
}
