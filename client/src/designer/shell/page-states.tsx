import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { PlainScreen } from '../../app/plain-screen.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SignMark } from '../toolbar/sign-mark.tsx'
import styles from './page-states.module.css'

/** The designer's own outline while the draft comes: no spinner, and nothing moves when it is there. */
export const Opening = () => (
  <div className={styles.opening} role="status" aria-label="Opening the draft">
    <header>
      <SignMark />
      <i />
    </header>
    <div>
      <aside>
        {[72, 56, 64, 48, 60].map((width) => (
          <i key={width} style={{ width: `${width}%` }} />
        ))}
      </aside>
      <main>
        <div />
      </main>
      <aside />
    </div>
  </div>
)

/** Nothing of that name is among the websites of this account. */
export const DraftGone = () => (
  <PlainScreen
    sign="404"
    title="Nothing to see here"
    text="This website is not among yours. It may have been deleted, or you may be signed in with another account."
    actions={
      <>
        <ButtonLink to={appPaths.websites}>Your Websites</ButtonLink>
        <ButtonLink kind="line" to={appPaths.createAbout}>
          Create a new website
        </ButtonLink>
      </>
    }
  />
)

export const DraftTrouble = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <PlainScreen
    sign="Hm."
    title="The draft did not open"
    text={`${text} What you wrote is kept.`}
    actions={
      <>
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink kind="line" to={appPaths.websites}>
          Your Websites
        </ButtonLink>
      </>
    }
  />
)
