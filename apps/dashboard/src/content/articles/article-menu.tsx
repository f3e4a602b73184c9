import type { ArticleRow } from '@vitrine/contract/content/article.ts'
import { RowMenu } from '../../platform/ui/row-menu.tsx'
import { useDeleteArticle } from './use-delete-article.ts'

export function ArticleMenu({ article }: { article: ArticleRow }) {
  const { id, title, slug, status } = article
  const askToDelete = useDeleteArticle()
  return (
    <RowMenu
      name={title}
      editPath={`/dashboard/articles/${id}`}
      shopPath={status === 'published' ? `/blog/${slug}` : undefined}
      onDelete={() => askToDelete(article)}
    />
  )
}
