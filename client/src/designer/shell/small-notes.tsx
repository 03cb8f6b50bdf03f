import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { CircleAlert, CloudOff, HardDrive, LogIn, TriangleAlert, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useDiffers } from '../base/website/use-published.ts'
import type { Banner } from './banner-of.ts'
import { FollowingWords } from './following-words.tsx'
import styles from './larger-screen.module.css'
import { signInAgain } from './sign-in-again.ts'
import { useBanner } from './use-banner.ts'

/** On a screen too small for the designer: the same truth about the draft that the lines over the page tell. */
export const SmallNotes = () => {
  const differs = useDiffers()
  const recovered = useDraftStatus(({ recovered }) => recovered)
  const save = useDraftStatus(({ save }) => save)
  const banner = useBanner()
  return (
    <>
      {banner && <Note banner={banner} />}
      {save === 'account' && differs === true && (
        <div className={classNames(styles.note, styles.differs)} role="status">
          <CircleAlert aria-hidden="true" />
          <p>Draft differs from published.</p>
        </div>
      )}
      {recovered > 0 && (
        <div className={styles.note} role="status">
          <HardDrive aria-hidden="true" />
          <p>
            {recovered === 1
              ? 'A recovered copy of changes that could not be saved is kept on this device.'
              : `${recovered} recovered copies of changes that could not be saved are kept on this device.`}{' '}
            Turn it or make the window wider to review them.
          </p>
        </div>
      )}
    </>
  )
}

const Note = ({ banner }: { banner: Banner }) => {
  const isTrouble = ['trouble', 'no-access', 'picture-refused'].includes(banner.kind)
  return (
    <div
      className={classNames(styles.note, isTrouble && styles.trouble)}
      role={isTrouble ? 'alert' : 'status'}
    >
      {icons[banner.kind]}
      <p>{banner.kind === 'following' ? <FollowingWords name={banner.name} /> : banner.words}</p>
      {banner.kind === 'no-access' && <ButtonLink to={appPaths.websites}>Your Websites</ButtonLink>}
      {banner.kind === 'signed-out' && <Button onClick={signInAgain}>Sign in</Button>}
    </div>
  )
}

const icons: Readonly<Record<Banner['kind'], ReactNode>> = {
  following: <Users aria-hidden="true" />,
  trouble: <TriangleAlert aria-hidden="true" />,
  'no-access': <TriangleAlert aria-hidden="true" />,
  'picture-refused': <TriangleAlert aria-hidden="true" />,
  'signed-out': <LogIn aria-hidden="true" />,
  offline: <CloudOff aria-hidden="true" />,
  uploading: <HardDrive aria-hidden="true" />,
}
