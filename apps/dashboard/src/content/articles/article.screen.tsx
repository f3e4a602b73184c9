import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Article } from '@vitrine/contract/content/article.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore, useMayChange } from '../../platform/session/auth-context.ts'
import { useShopLink } from '../../platform/session/use-shop-link.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/article.screen'
import { ArticleForm } from './article-form.tsx'
import { valuesOf } from './article-values.ts'
import { useDeleteArticle } from './use-delete-article.ts'

export const meta = titled('Article')

export default function ArticleScreen({ params: { articleId } }: Route.ComponentProps) {
  const shopLink = useShopLink()
  const { data, error, isPending, refetch } = useQuery(
    calls.articles.get.queryOptions({ input: { id: articleId }, refetchOnWindowFocus: false }),
  )
  return (
    <Screen
      title={data?.title ?? 'Article'}
      back={{ to: '/dashboard/articles', label: 'Articles' }}
      actions={
        data?.status === 'published' && (
          <Button
            component="a"
            variant="default"
            href={shopLink(`/blog/${data.slug}`)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={17} aria-hidden />}
          >
            View in shop
          </Button>
        )
      }
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="article" error={error} onRetry={() => void refetch()} />}
      {data && <Editor key={articleId} article={data} />}
    </Screen>
  )
}

function Editor({ article }: { article: Article }) {
  const navigate = useNavigate()
  const { timeZone } = useCurrentStore()
  const mayChange = useMayChange()
  // A newer one that is read again meanwhile must not hide that someone else saved it.
  const [revision, setRevision] = useState(article.revision)
  const askToDelete = useDeleteArticle(() => void navigate('/dashboard/articles'))
  const { id } = article
  return (
    <ArticleForm
      articleId={id}
      initialValues={valuesOf(article, timeZone)}
      onSave={(input, isSure) =>
        api.articles.update({ ...input, id, ...(!isSure && { revision }) })
      }
      onSaved={(saved) => {
        setRevision(saved.revision)
        void refresh(calls.articles)
      }}
      actions={
        mayChange && (
          <Button variant="default" c="red.9" onClick={() => askToDelete(article)}>
            Delete
          </Button>
        )
      }
    />
  )
}
