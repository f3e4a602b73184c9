import { Component, type ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'

interface Props {
  /** Another place gets another try. */
  place: string
  children: ReactNode
}

interface State {
  place: string
  failed: boolean
}

/** A page that breaks, or whose file does not come, leaves the navigation standing. */
export class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ place }: Props, state: State) {
    return place === state.place ? null : { place, failed: false }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <LoadFailure message="This page could not be shown." onRetry={() => location.reload()} />
  }
}
