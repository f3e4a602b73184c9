import { Button } from '@mantine/core'
import { IconMapPinQuestion } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from './empty-state.tsx'
import { Panel } from './panel.tsx'

/**
 * Offers no retry, which would not help.
 * @param noun the missing record's type
 */
export function MissingResource({ noun }: { noun: string }) {
  return (
    <Panel flush>
      <EmptyState
        isNotFound
        icon={IconMapPinQuestion}
        title={`This ${noun} does not exist`}
        action={
          <Button component={Link} to="/choose-store" variant="default">
            Choose another shop
          </Button>
        }
      >
        It may have been deleted, or it belongs to another of your shops. Check the address, or go
        back to the list.
      </EmptyState>
    </Panel>
  )
}
