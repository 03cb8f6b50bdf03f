import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { Ellipsis, Globe, Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { navigate } from '../app/navigate.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { DeleteWebsiteDialog } from './delete-website-dialog.tsx'
import { designerAddress } from './designer-address.ts'
import { ShareWebsiteDialog } from './share-website-dialog.tsx'

type Asked = 'share' | 'delete' | null

export function WebsiteMenu({ website }: { website: WebsiteEntry }) {
  const [asked, setAsked] = useState<Asked>(null)
  const { published, businessName, role } = website
  const close = () => setAsked(null)

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
      <ShareWebsiteDialog website={website} open={asked === 'share'} onClose={close} />
      <DeleteWebsiteDialog website={website} open={asked === 'delete'} onClose={close} />
    </>
  )
}
