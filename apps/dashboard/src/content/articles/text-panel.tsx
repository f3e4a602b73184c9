import { Text, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { slugFrom, spelledIn } from '@vitrine/commerce/text/slug.ts'
import type { ImagePicker } from '../../platform/rich-text/image-picker.ts'
import { RichTextField } from '../../platform/rich-text/rich-text-field.tsx'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { shopUrl } from '../../platform/session/shop-url.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { slugProps } from '../../platform/ui/slug-props.ts'
import { MediaPicker } from '../media/media-picker.tsx'
import type { ArticleValues } from './article-values.ts'

const ArticleImagePicker: ImagePicker = ({ onChoose, onClose }) => (
  <MediaPicker
    opened
    onClose={onClose}
    onChoose={([image]) => {
      if (image) onChoose(image)
    }}
  />
)

interface TextPanelProps {
  form: UseFormReturnType<ArticleValues>
  savedSlug: string
}

export function TextPanel({ form, savedSlug }: TextPanelProps) {
  const { storeDomain, country } = useCurrentStore()
  const { title, slug } = form.values
  const addressOf = (text: string, fallback: string) => slugFrom(spelledIn(country, text), fallback)
  return (
    <Panel>
      <TextInput
        label="Title"
        withAsterisk
        maxLength={200}
        placeholder="How we choose our first flush"
        {...form.getInputProps('title')}
      />
      <RichTextField
        label="Text"
        imagePicker={ArticleImagePicker}
        {...form.getInputProps('body')}
      />
      <Textarea
        label="Excerpt"
        description="Shown in lists and under the title. Without one, lists show the beginning of the text."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('excerpt')}
      />
      <TextInput
        label="URL handle"
        description={shopUrl(storeDomain, `/blog/${addressOf(slug || title, '…')}`)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={addressOf(title, 'created from the title')}
        maxLength={80}
        {...slugProps(form.getInputProps('slug'), country)}
      />
      {savedSlug !== '' && slug !== '' && slug !== savedSlug && (
        <Text size="sm" component="output">
          The old address, /blog/{savedSlug}, redirects here, so that links and search engines still
          find the article.
        </Text>
      )}
    </Panel>
  )
}
