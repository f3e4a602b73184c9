import { usePages } from '../../content/pages/use-pages.ts'
import { countOf } from '../../platform/ui/count-of.ts'

export function UsedOnPages({ className }: { className: string | undefined }) {
  const { data } = usePages()
  if (!data) return <p className={className}>Shown on every page of the shop.</p>
  return (
    <p className={className}>
      Used on {countOf(data.length, 'page')}: what you change here changes on all of them.
    </p>
  )
}
