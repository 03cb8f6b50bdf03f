import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { Ellipsis, Pencil, TextCursorInput, UserMinus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { navigate } from '../app/navigate.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { MenuItem, MenuLabel, MenuLine } from '../ui/menu-items.tsx'
import { renameAddress } from '../website/asked-of-designer.ts'
import { designerAddress } from '../website/designer-address.ts'
import { WebsiteItems } from '../website/website-items.tsx'
import { editedWords } from '../website/websites.ts'
import { forgetWebsite } from '../website/websites-query.ts'
import type { AskedOfCard } from './card-dialogs.tsx'

// Fetched when one of them is asked for.
const CardDialogs = lazy(async () => ({ default: (await import('./card-dialogs.tsx')).CardDialogs }))

interface CardMenuProps {
  website: WebsiteEntry
  /** Called where there is no room for another website. */
  onLimit?: () => void
}

/** The menu on a website's card in the list, with the dialogs it opens. */
export const CardMenu = ({ website, onLimit }: CardMenuProps) => {
  const [asked, setAsked] = useState<AskedOfCard | null>(null)
  const { draftId, businessName, createdAt, role, editing } = website
  const close = () => setAsked(null)
  const forget = () => {
    forgetWebsite(draftId)
    forgetLastOpen(draftId).catch(console.error)
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More for ${businessName}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuLabel>{`Created ${editedWords(createdAt, Date.now())}`}</MenuLabel>
        <WebsiteItems
          website={website}
          onShare={() => setAsked('share')}
          onLimit={onLimit}
          onDownload={() => setAsked('download')}
          onPlan={() => setAsked('plan')}
          onUnpublish={() => setAsked('unpublish')}
          onDelete={() => setAsked('delete')}
          ways={role !== 'Owner' && <Leave onSelect={() => setAsked('leave')} />}
        >
          <MenuItem icon={<Pencil />} onSelect={() => void navigate(designerAddress(website))}>
            Edit
          </MenuItem>
          {editing === undefined && (
            <MenuItem icon={<TextCursorInput />} onSelect={() => void navigate(renameAddress(website))}>
              Rename
            </MenuItem>
          )}
        </WebsiteItems>
      </Menu>
      <Suspense>
        {asked !== null && <CardDialogs website={website} asked={asked} onClose={close} onGone={forget} />}
      </Suspense>
    </>
  )
}

/** The way out for whoever edits the website of somebody else. */
const Leave = ({ onSelect }: { onSelect: () => void }) => (
  <>
    <MenuLine />
    <MenuItem icon={<UserMinus />} danger onSelect={onSelect}>
      Remove me
    </MenuItem>
  </>
)

/** Whoever deletes a website or leaves it has nothing of it on this device, not that it was open in this tab either. */
const forgetLastOpen = async (draftId: string): Promise<void> => {
  const { forgetOpen, lastOpen } = await import('../website/last-open.ts')
  if (lastOpen()?.draftId === draftId) forgetOpen()
}
