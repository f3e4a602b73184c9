import { Badge } from '@mantine/core'
import type { RevisionChanges } from '@vitrine/contract/content/page.ts'
import { provider } from '../../platform/provider/provider.ts'
import { describeChanges } from './describe-changes.ts'

interface RevisionSummaryProps {
  revision: {
    revision: number
    changes: RevisionChanges | null
    createdByName: string | null
    isPublished: boolean
  }
  moment: string | undefined
}

export function RevisionSummary({ revision, moment }: RevisionSummaryProps) {
  return (
    <>
      <span>
        {moment}
        <small>{describeChanges(revision)}</small>
        <small>{revision.createdByName ?? provider.name}</small>
      </span>
      {revision.isPublished && (
        <Badge size="sm" variant="light" color="pine">
          Live
        </Badge>
      )}
    </>
  )
}
