import { useQuery } from '@tanstack/react-query'
import type { SavedSectionUse } from '@vitrine/contract/content/saved-sections.ts'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import classes from './library.module.css'

/** Says on how many pages a section of the library is linked, and which. */
export function LinkedUses({ id }: { id: string }) {
  // A page is saved while it is edited, so the list is read again when it is looked at.
  const query = calls.savedSections.uses.queryOptions({ input: { id }, staleTime: 0 })
  const { data: uses } = useQuery(query)
  if (!uses) return null
  const pages = uses.filter(({ kind }) => kind !== 'savedSection').length
  if (uses.length === 0) return <p className={classes['uses']}>Not linked on any page yet.</p>
  return (
    <details className={classes['uses']}>
      <summary>Used on {countOf(pages, 'page')}</summary>
      <ul>
        {uses.map((use) => (
          <li key={use.id}>
            <Link to={`/builder?page=${use.id}`}>{use.name}</Link> {wordsFor(use)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function wordsFor({ kind, isLive }: SavedSectionUse): string {
  if (kind === 'savedSection') return 'in the library'
  return isLive ? '' : 'in its draft'
}
