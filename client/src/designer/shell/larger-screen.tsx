import { productName } from '@shingle/shared/product/product.ts'
import { Eye, Globe, Link as LinkIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useBusiness, useDraftStatus } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { firstPicture } from '../base/first-picture.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { DraftState } from '../toolbar/draft-state.tsx'
import { SignMark } from '../toolbar/sign-mark.tsx'
import styles from './larger-screen.module.css'
import { SmallNotes } from './small-notes.tsx'

const DomainPage = lazy(async () => ({ default: (await import('./domain-page.tsx')).DomainPage }))

const box = { width: 624, height: 468 }

/** What a phone shows instead of the designer, and what it can do there. */
export const LargerScreen = ({ onPreview }: { onPreview: () => void }) => {
  const name = useBusiness().name || 'Your website'
  const { picture } = useCanvasPage()
  const isInAccount = useDraftStatus(({ save }) => save === 'account')
  const shown = firstPicture(useBusiness().industry)
  const isOwner = useWebsite().role === 'Owner'
  const [isDomainShown, setDomainShown] = useState(false)
  if (isDomainShown)
    return (
      <Suspense>
        <DomainPage onBack={() => setDomainShown(false)} />
      </Suspense>
    )
  const copyLink = () =>
    copyText(window.location.href)
      .then(() => toast('Link copied'))
      .catch(() => toast('The link could not be copied', { kind: 'trouble' }))
  return (
    <main className={styles.small}>
      <header className={styles.head}>
        <SignMark />
        <DraftState />
      </header>
      <img className={styles.picture} src={picture(shown, box).src} alt="" />
      <h1>Larger screen required</h1>
      <p>
        The designer needs room for the page and its tools. Open {productName} on a tablet or a desktop
        computer{isInAccount ? `; ${name} waits there exactly as you left it.` : '.'}
      </p>
      <SmallNotes />
      <div className={styles.actions}>
        <Button wide onClick={copyLink}>
          <LinkIcon aria-hidden="true" />
          Copy the link
        </Button>
        <Button kind="line" wide onClick={onPreview}>
          <Eye aria-hidden="true" />
          Preview the draft
        </Button>
        {isOwner && (
          <Button kind="line" wide onClick={() => setDomainShown(true)}>
            <Globe aria-hidden="true" />
            Domain
          </Button>
        )}
      </div>
    </main>
  )
}
