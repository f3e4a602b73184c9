import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useAuth } from '../../platform/session/auth-context.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { ArticleForm } from './article-form.tsx'
import { newArticle } from './article-values.ts'

export const meta = titled('Add article')

export default function NewArticle() {
  const navigate = useNavigate()
  const { name } = useAuth()
  return (
    <Screen title="Add article" back={{ to: '/dashboard/articles', label: 'Articles' }}>
      <ArticleForm
        initialValues={newArticle(name)}
        onSave={(input) => api.articles.add(input)}
        onSaved={({ id }) => {
          void refresh(calls.articles)
          void navigate(`/dashboard/articles/${id}`, { replace: true })
        }}
      />
    </Screen>
  )
}
