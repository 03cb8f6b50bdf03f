import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { CloudOff, HardDrive, ImageOff, LogIn, TriangleAlert } from 'lucide-react'
import { useDraft } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { openDialog } from '../base/designer-store.ts'
import { AskForControl } from '../presence/ask-for-control.tsx'
import { HolderFace } from '../presence/face.tsx'
import styles from './banners.module.css'
import { FollowingWords } from './following-words.tsx'
import { useBanner } from './use-banner.ts'

/** A line that says what differs from the usual: somebody else edits, no connection, something not saved. */
export const Banners = () => {
  const banner = useBanner()
  switch (banner?.kind) {
    case undefined:
      return null
    case 'following':
      return <Following name={banner.name} />
    case 'trouble':
      return (
        <p className={styles.trouble} role="alert">
          <TriangleAlert aria-hidden="true" />
          {banner.words}
        </p>
      )
    case 'no-access':
      return (
        <div className={styles.trouble} role="alert">
          <TriangleAlert aria-hidden="true" />
          <p>{banner.words}</p>
          <ButtonLink kind="line" to={appPaths.websites}>
            Your Websites
          </ButtonLink>
        </div>
      )
    case 'picture-refused':
      return <PictureRefused words={banner.words} />
    case 'signed-out':
      return <SignInAgain words={banner.words} />
    case 'offline':
    case 'uploading':
      return (
        <p className={styles.offline} role="status">
          {banner.kind === 'offline' ? <CloudOff aria-hidden="true" /> : <HardDrive aria-hidden="true" />}
          {banner.words}
        </p>
      )
  }
}

const Following = ({ name }: { name: string }) => (
  <div className={styles.following} role="status">
    <HolderFace name={name} />
    <p>
      <FollowingWords name={name} />
    </p>
    <AskForControl />
    <Button onClick={() => openDialog({ name: 'take-control' })}>Take edit control</Button>
  </div>
)

/** The session ended while somebody was away: the way to sign in and back to this draft. */
const SignInAgain = ({ words }: { words: string }) => (
  <div className={styles.ended} role="alert">
    <LogIn aria-hidden="true" />
    <p>{words}</p>
    <Button onClick={() => openDialog({ name: 'login' })}>Sign in</Button>
  </div>
)

/** The account will not take a picture as it is: it stays on this device until another takes its place. */
const PictureRefused = ({ words }: { words: string }) => {
  const { pictures } = useDraft()
  const choose = () => {
    const at = pictures.refused()?.pictures[0]?.at
    if (at) openDialog({ name: 'image', at })
  }
  return (
    <div className={styles.trouble} role="alert">
      <ImageOff aria-hidden="true" />
      <p>
        <b>A picture could not be uploaded.</b> {words}
      </p>
      <Button kind="line" onClick={() => pictures.retry()}>
        Try again
      </Button>
      <Button kind="line" onClick={choose}>
        Choose another
      </Button>
    </div>
  )
}
