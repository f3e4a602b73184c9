import { Button, Grid, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Article, ArticleInput, ArticleVersion } from '@vitrine/contract/content/article.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { refusalCodeOf, statusOf } from '../../platform/api/refused.ts'
import { onSessionEnded } from '../../platform/api/session-ended.ts'
import { useCurrentStore, useMayChange } from '../../platform/session/auth-context.ts'
import { SignInAgain } from '../../platform/session/sign-in-again.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { useUnsavedGuard } from '../../platform/ui/use-unsaved-guard.tsx'
import { ArticleDetails } from './article-details.tsx'
import { ArticleSeo } from './article-seo.tsx'
import { articleErrors, type ArticleValues, inputOf, textsOf, valuesOf } from './article-values.ts'
import { CoverPanel } from './cover-panel.tsx'
import { PublishingPanel } from './publishing-panel.tsx'
import { TextPanel } from './text-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'

interface ArticleFormProps {
  initialValues: ArticleValues
  /** @param isSure the author confirmed overwriting another save */
  onSave: (input: ArticleInput, isSure: boolean) => Promise<Article>
  onSaved: (article: Article) => void
  /** Of an article that was saved before. */
  articleId?: string
  /** Buttons beside “Save”. */
  actions?: ReactNode
}

const notices = {
  draft: 'Draft saved',
  scheduled: 'Article scheduled',
  published: 'Article published',
} as const

export function ArticleForm(props: ArticleFormProps) {
  const { initialValues, onSave, onSaved, articleId, actions } = props
  const mayChange = useMayChange()
  const shop = useCurrentStore()
  const [isSignedOut, setSignedOut] = useState(false)
  const form = useForm<ArticleValues>({ initialValues, validate: articleErrors })
  useUnsavedGuard(form.isDirty)
  useEffect(() => onSessionEnded(() => setSignedOut(true)), [])

  async function save(values: ArticleValues, isSure = false) {
    try {
      const saved = await onSave(inputOf(values, shop), isSure)
      const stored = valuesOf(saved, shop.timeZone)
      form.setInitialValues(stored)
      form.resetDirty(stored)
      form.setValues(stored)
      showSuccess(notices[saved.status])
      onSaved(saved)
    } catch (error) {
      if (statusOf(error) === 401) setSignedOut(true)
      else if (refusalCodeOf(error) === 'stale_revision')
        askAboutOverwriting(() => void save(values, true))
      else
        applyRefusal(form, error, {
          ofCode: { slug_taken: 'slug', slug_reserved: 'slug' },
          ofPath: (path) => path.split('.')[0] ?? path,
        })
    }
  }

  function restore(version: ArticleVersion) {
    form.setValues(textsOf(version))
    showSuccess('The version is in the form. Save to bring it back.')
  }

  return (
    <>
      <CheckedForm form={form} onSubmit={(values) => save(values)} aria-label="Article">
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="lg">
              <TextPanel form={form} savedSlug={form.getInitialValues().slug} />
              <ArticleSeo form={form} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack gap="lg">
              <PublishingPanel form={form} />
              <CoverPanel form={form} />
              <ArticleDetails form={form} />
              <Group gap="xs">
                <Button type="submit" loading={form.submitting}>
                  {labelOf(form.values.status)}
                </Button>
                {actions}
              </Group>
              {articleId !== undefined && (
                <VersionsPanel articleId={articleId} onRestore={mayChange ? restore : undefined} />
              )}
            </Stack>
          </Grid.Col>
        </Grid>
      </CheckedForm>
      {isSignedOut && (
        <SignInAgain
          storeId={shop.storeId}
          onLater={() => setSignedOut(false)}
          onSignedIn={() => {
            setSignedOut(false)
            if (form.isDirty()) void save(form.getValues())
          }}
        />
      )}
    </>
  )
}

function labelOf(status: ArticleValues['status']): string {
  if (status === 'draft') return 'Save draft'
  return status === 'scheduled' ? 'Schedule' : 'Save and publish'
}

function askAboutOverwriting(onConfirm: () => void) {
  confirmDanger({
    title: 'This article was changed elsewhere',
    text: 'It was saved in another window or by someone else. What you entered is still here. Overwrite their changes?',
    confirm: 'Overwrite',
    onConfirm,
  })
}
