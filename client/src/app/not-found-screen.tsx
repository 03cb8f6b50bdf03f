import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PlainScreen } from './plain-screen.tsx'
import { useTitle } from './use-title.ts'

export const NotFoundScreen = () => {
  useTitle('Nothing to see here')
  return (
    <PlainScreen
      sign="404"
      title="Nothing to see here"
      text="No page lives at this address. It may have moved, or the address may have a slip in it."
      actions={
        <>
          <ButtonLink to={appPaths.websites}>Your Websites</ButtonLink>
          <ButtonLink kind="line" to={pagePaths.home} leavesApp>
            Home
          </ButtonLink>
        </>
      }
    />
  )
}
