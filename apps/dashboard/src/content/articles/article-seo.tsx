import type { UseFormReturnType } from '@mantine/form'
import { slugFrom, spelledIn } from '@vitrine/commerce/text/slug.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { shopUrl } from '../../platform/session/shop-url.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { plainText } from '../../platform/ui/plain-text.ts'
import { SeoFields } from '../../platform/ui/seo-fields.tsx'
import { useTemplateTexts } from '../../platform/ui/use-template-texts.ts'
import { MediaField } from '../media/media-field.tsx'
import type { ArticleValues } from './article-values.ts'

export function ArticleSeo({ form }: { form: UseFormReturnType<ArticleValues> }) {
  const { primaryDomain, country } = useCurrentStore()
  const { title, slug, excerpt, body } = form.values
  const texts = useTemplateTexts('page', title || 'Article title')
  return (
    <Panel title="Search engines">
      <SeoFields
        titleProps={form.getInputProps('seoTitle')}
        descriptionProps={form.getInputProps('metaDescription')}
        fallbackTitle={texts.title}
        fallbackDescription={excerpt || plainText(body) || texts.description || 'Excerpt'}
        url={shopUrl(primaryDomain, `/blog/${slugFrom(spelledIn(country, slug || title), '')}`)}
      />
      <MediaField
        label="Image of shared links"
        description="Without one, the cover is shown"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('socialImage')}
      />
    </Panel>
  )
}
