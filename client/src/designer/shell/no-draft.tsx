import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { PlainScreen } from '../../app/plain-screen.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useRevokedWay } from './use-revoked-way.ts'

/** Nothing of that name is among the websites of this account, or no longer. */
export const DraftGone = () => {
  const isDecided = useRevokedWay()
  if (!isDecided) return null
  return (
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
}

/** The draft could not be opened, for now. */
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
