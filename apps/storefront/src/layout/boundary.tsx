import { Component, type ReactNode } from 'react'

interface Props {
  /** Another place gets another try. */
  place: string
  /** Stands in for what broke. */
  fallback: ReactNode
  children: ReactNode
}

interface State {
  place: string
  failed: boolean
}

/** A page or a dialog that breaks, or whose file does not come, leaves the rest standing. */
export class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ place }: Props, state: State) {
    return place === state.place ? null : { place, failed: false }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
