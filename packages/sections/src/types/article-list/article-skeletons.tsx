import { listCount } from '../../parts/store-list/list-count.ts'
import { articleCount } from './article-list.data.ts'

export function ArticleSkeletons({ count }: { count: number }) {
  return (
    <div className="article-grid" aria-hidden="true">
      {Array.from({ length: listCount(count, articleCount) }, (_, index) => (
        <div key={index} className="article-card">
          <span className="article-frame skeleton" />
          <span className="skeleton">&nbsp;</span>
        </div>
      ))}
    </div>
  )
}
