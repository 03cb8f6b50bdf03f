import { Component, type ReactNode } from 'react'
import { TroubleScreen } from './trouble-screen.tsx'

interface TroubleBoundaryProps {
  children: ReactNode
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
    return trouble ? <TroubleScreen cause={trouble.cause} /> : this.props.children
  }
}
