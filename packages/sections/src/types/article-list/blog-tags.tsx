import type { ArticleTag } from '@vitrine/contract/content/article.ts'
import { tagPath } from '../../parts/article-card/article-paths.ts'

interface BlogTagsProps {
  tags: readonly ArticleTag[]
  /** Slug of the tag whose articles are listed. */
  current: string | undefined
}

export function BlogTags({ tags, current }: BlogTagsProps) {
  if (!tags.length) return null
  return (
    <ul className="article-tags" aria-label="Tags">
      <li>
        <a href="/blog" aria-current={current === undefined ? 'page' : undefined}>
          All
        </a>
      </li>
      {tags.map(({ name, slug }) => (
        <li key={slug}>
          <a href={tagPath(slug)} rel="tag" aria-current={slug === current ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
