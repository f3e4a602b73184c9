import { Button } from '@mantine/core'
import { slugFrom, spelledIn } from '@vitrine/commerce/text/slug.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { shopUrl } from '../../../platform/session/shop-url.ts'
import { Panel } from '../../../platform/ui/panel.tsx'
import { SeoFields } from '../../../platform/ui/seo-fields.tsx'
import { useTemplateTexts } from '../../../platform/ui/use-template-texts.ts'
import { plainText } from '../../../platform/ui/plain-text.ts'
import { useProductFormContext } from './product-form-context.ts'

export const seoFields = { seoTitle: true, metaDescription: true }

interface SeoPanelProps {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

export function SeoPanel({ isOpen, onToggle }: SeoPanelProps) {
  const form = useProductFormContext()
  const { primaryDomain, country } = useCurrentStore()
  const { name, slug, description } = form.values
  const texts = useTemplateTexts('product', name || 'Product name')
  return (
    <Panel
      title="Search engine listing"
      actions={
        <Button
          variant="default"
          size="xs"
          aria-label={isOpen ? undefined : 'Edit search engine listing'}
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
        >
          {isOpen ? 'Close' : 'Edit'}
        </Button>
      }
    >
      <SeoFields
        isPreviewOnly={!isOpen}
        titleProps={form.getInputProps('seoTitle')}
        descriptionProps={form.getInputProps('metaDescription')}
        fallbackTitle={texts.title}
        fallbackDescription={plainText(description) || texts.description || 'Product description'}
        url={shopUrl(primaryDomain, `/product/${slugFrom(spelledIn(country, slug || name), '')}`)}
      />
    </Panel>
  )
}
