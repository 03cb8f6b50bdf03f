import { productName } from '@shingle/shared/product/product.ts'
import { Globe, Link as LinkIcon, Mail, Share2, Users } from 'lucide-react'
import { useBusiness, useDraftStatus } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { openDialog } from '../base/designer-store.ts'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'
import own from './more-part.module.css'
import { PageInSmall } from './page-in-small.tsx'
import { type OwnPart, withoutPart } from './part-address.ts'
import styles from './phone.module.css'
import { PhoneBar } from './phone-bar.tsx'

/** The page as a desktop computer shows it, between the edges of a phone. */
const largeScreen = 1280
const edge = 16
const widest = 560

/** Messages and the domain are the owner's. */
const hereFor = (isOwner: boolean): readonly string[] => [
  'Words and prices',
  'Photos',
  'Hours, phone, address',
  isOwner ? 'Messages and reviews' : 'Reviews',
  'Publish and share',
  isOwner ? 'Domain and editors' : 'Editors',
]
const there = ['Colors and fonts', 'Layout and order', 'New sections', 'Other settings', 'Code Embed']

interface MorePartProps {
  onBack: () => void
  onOpen: (part: OwnPart) => void
}

/** What a phone leaves to a larger screen, and how to get there. */
export const MorePart = ({ onBack, onOpen }: MorePartProps) => {
  const { name } = useBusiness()
  const width = Math.min(window.innerWidth - 2 * edge, widest)
  const isInAccount = useDraftStatus(({ save }) => save === 'account')
  const isOwner = useWebsite().role === 'Owner'
  const link = () => {
    const { pathname, search, origin } = window.location
    return new URL(`${pathname}?${withoutPart(new URLSearchParams(search))}`, origin).href
  }
  const copyLink = () =>
    copyText(link())
      .then(() => toast('Link copied'))
      .catch(() => toast('The link could not be copied', { kind: 'trouble' }))
  const mail = `mailto:?subject=${encodeURIComponent(name || productName)}&body=${encodeURIComponent(link())}`
  return (
    <>
      <PhoneBar title="More" onBack={onBack} />
      <main className={styles.scroll}>
        <div className={own.kind}>
          <div className={own.picture}>
            <PageInSmall width={width} height={width * 0.6} screen={largeScreen} />
          </div>
          <h2>Larger screen required</h2>
          <p>
            for the look of the page. Open {productName} on a tablet or a desktop computer
            {isInAccount ? `; ${name || 'your website'} waits there exactly as you left it.` : '.'}
          </p>
          <div className={own.pair}>
            <Column title="Here" rows={hereFor(isOwner)} />
            <Column title="There" rows={there} />
          </div>
          <div className={own.actions}>
            <ButtonLink to={mail} leavesApp wide>
              <Mail aria-hidden="true" />
              Send me the link
            </ButtonLink>
            <Button kind="line" wide onClick={copyLink}>
              <LinkIcon aria-hidden="true" />
              Copy the link
            </Button>
            <Button kind="line" wide onClick={() => openDialog({ name: 'share' })}>
              <Share2 aria-hidden="true" />
              Share
            </Button>
            {isOwner && (
              <Button kind="line" wide onClick={() => onOpen('domain')}>
                <Globe aria-hidden="true" />
                Domain
              </Button>
            )}
            <Button kind="line" wide onClick={() => onOpen('editors')}>
              <Users aria-hidden="true" />
              Editors
            </Button>
          </div>
        </div>
      </main>
    </>
  )
}

const Column = ({ title, rows }: { title: string; rows: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  </div>
)
