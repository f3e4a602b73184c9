import { TagsInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { maxArticleTags } from '@vitrine/contract/content/article.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import type { ArticleValues } from './article-values.ts'

export function ArticleDetails({ form }: { form: UseFormReturnType<ArticleValues> }) {
  const { storeId } = useCurrentStore()
  const { data: tags = [] } = useQuery(calls.articles.tags.queryOptions({ input: { storeId } }))
  return (
    <Panel title="Details">
      <TextInput
        label="Author"
        description="Shown to shoppers; leave it empty to name nobody"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={100}
        {...form.getInputProps('author')}
      />
      <TagsInput
        label="Tags"
        description="Press Enter after each. Each has a page of its own in the blog."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={form.values.tags.length ? undefined : 'news, recipes'}
        data={tags.map(({ name }) => name)}
        limit={20}
        maxTags={maxArticleTags}
        maxLength={40}
        splitChars={[',']}
        acceptValueOnBlur
        {...form.getInputProps('tags')}
      />
    </Panel>
  )
}
