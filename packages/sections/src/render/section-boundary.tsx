import type { PageItem } from '@vitrine/contract/content/page.ts'
import { Component, type ComponentType, type ReactNode } from 'react'

export interface FailureProps {
  item: PageItem
  onRetry: () => void
}

interface Props {
  item: PageItem
  failure: ComponentType<FailureProps>
  children: ReactNode
}

interface State {
  item: PageItem
  failed: boolean
}

/** Contains a section's errors; an edit of the section retries it. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { item: this.props.item, failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ item }: Props, state: State) {
    return item === state.item ? null : { item, failed: false }
  }

  override render() {
    const { item, failure: Failure, children } = this.props
    if (!this.state.failed) return children
    return <Failure item={item} onRetry={() => this.setState({ failed: false })} />
  }
}
