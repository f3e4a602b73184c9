import { useCallback, useMemo } from 'react'
import { useBuilderState } from '../context/builder-context.ts'
import type { NodeId } from '../model/page/document.ts'
import type { BuilderState } from '../store/builder-state.ts'
import { type PlacedIssue, placeIssue } from '../store/issues.ts'
import type { Issue } from '../store/saving-state.ts'

const none: readonly Issue[] = []

const issuesIn = ({ saving }: BuilderState) => (saving.name === 'failed' ? saving.issues : none)

export function useIssues(): readonly PlacedIssue[] {
  const issues = useBuilderState(issuesIn)
  const components = useBuilderState((state) =>
    issuesIn(state).length > 0 ? state.components : null,
  )
  return useMemo(
    () => (components ? issues.map((issue) => placeIssue(components, issue)) : []),
    [issues, components],
  )
}

/** Values of all screen sizes share one field. */
function fieldOf(path: string) {
  return path.replace(/\.(?:base|tablet|mobile)$/, '')
}

export function useIssuesOf(id: NodeId | null): (path: string) => string | undefined {
  const issues = useIssues()
  return useCallback(
    (path) => issues.find((issue) => issue.id === id && fieldOf(issue.path) === path)?.message,
    [issues, id],
  )
}
