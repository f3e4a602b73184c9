import type { PageItem } from '@vitrine/contract/page.ts'
import { Component, type ReactNode } from 'react'

interface Props {
  item: PageItem
  fallback: ReactNode
  children: ReactNode
}

interface State {
  item: PageItem
  failed: boolean
}

/** One broken section leaves the others standing; an edit of it gives it another try. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { item: this.props.item, failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ item }: Props, state: State) {
    return item === state.item ? null : { item, failed: false }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
