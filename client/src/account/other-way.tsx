import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { Link } from '../app/link.tsx'
import { Button } from '../ui/button.tsx'
import type { SignInSteps } from './use-sign-in-steps.ts'

interface OtherWayProps {
  steps: SignInSteps
  isInvited: boolean
  comesFromCreating: boolean
}

/** The other way at the end of the bar: to another kind of signing in, or past it. */
export const OtherWay = ({ steps, isInvited, comesFromCreating }: OtherWayProps) => {
  const { way, take, sent, setSent } = steps
  if (sent?.what === 'link' || sent?.what === 'reset')
    return (
      <Button kind="link" onClick={() => setSent(null)}>
        Change email
      </Button>
    )
  if (way === 'password')
    return (
      <Button kind="link" onClick={() => take('create')}>
        Create account
      </Button>
    )
  if (way === 'create' || way === 'forgot')
    return (
      <Button kind="link" onClick={() => take('password')}>
        Sign In
      </Button>
    )
  if (isInvited) return null
  return (
    <Link to={comesFromCreating ? appPaths.createSections : appPaths.createAbout}>
      {comesFromCreating ? 'Back to your answers' : 'Make a website first'}
    </Link>
  )
}
