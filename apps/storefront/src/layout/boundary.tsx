import { Component, type ReactNode } from 'react'

interface Props {
  /** A new place resets the error. */
  place: string
  fallback: ReactNode
  children: ReactNode
}

interface State {
  place: string
  failed: boolean
}

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
