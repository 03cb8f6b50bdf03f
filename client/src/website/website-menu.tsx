import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { Ellipsis, Globe, Pencil, Share2, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { navigate } from '../app/navigate.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { designerAddress } from './designer-address.ts'
import { publishState } from './websites.ts'
import { useForgetWebsite } from './websites-query.ts'

const DeleteWebsiteDialog = lazy(async () => ({
  default: (await import('./delete-website-dialog.tsx')).DeleteWebsiteDialog,
}))
const ShareWebsiteDialog = lazy(async () => ({
  default: (await import('./share-website-dialog.tsx')).ShareWebsiteDialog,
}))

type Asked = 'share' | 'delete' | null

export const WebsiteMenu = ({ website }: { website: WebsiteEntry }) => {
  const [asked, setAsked] = useState<Asked>(null)
  const { published, businessName, role } = website
  const close = () => setAsked(null)
  const forget = useForgetWebsite()

  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More for ${businessName}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => void navigate(designerAddress(website))}>
          Edit
        </MenuItem>
        <MenuItem icon={<Share2 />} onSelect={() => setAsked('share')}>
          Share
        </MenuItem>
        {published && (
          <MenuItem icon={<Globe />} onSelect={() => void window.open(published.url, '_blank', 'noopener')}>
            Visit website
          </MenuItem>
        )}
        {role === 'Owner' && (
          <>
            <MenuLine />
            <MenuItem icon={<Trash2 />} danger onSelect={() => setAsked('delete')}>
              Delete website
            </MenuItem>
          </>
        )}
      </Menu>
      <Suspense>
        {asked === 'share' && (
          <ShareWebsiteDialog
            published={published}
            differs={publishState(website) === 'differs'}
            onClose={close}
            wayOn={
              <ButtonLink to={designerAddress(website)}>
                <Pencil aria-hidden="true" />
                Edit
              </ButtonLink>
            }
          />
        )}
        {asked === 'delete' && (
          <DeleteWebsiteDialog website={website} onClose={close} onDeleted={() => forget(website.draftId)} />
        )}
      </Suspense>
    </>
  )
}
