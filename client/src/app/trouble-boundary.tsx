import { Component, type ReactNode } from 'react'
import { isMissingScript } from './missing-script.ts'
import { TroubleScreen } from './trouble-screen.tsx'

interface TroubleBoundaryProps {
  children: ReactNode
  /** Stands where a script could not be fetched; any other trouble goes on to the boundary around this one. */
  instead?: ReactNode
}
interface TroubleBoundaryState {
  trouble: { cause: unknown } | null
}

/** Shows the trouble instead of what failed to render. React offers this to classes alone. */
export class TroubleBoundary extends Component<TroubleBoundaryProps, TroubleBoundaryState> {
  override state: TroubleBoundaryState = { trouble: null }

  static getDerivedStateFromError(cause: unknown): TroubleBoundaryState {
    return { trouble: { cause } }
  }

  override render() {
    const { trouble } = this.state
    const { children, instead } = this.props
    if (!trouble) return children
    if (instead === undefined) return <TroubleScreen cause={trouble.cause} />
    if (isMissingScript(trouble.cause)) return instead
    throw trouble.cause
  }
}
