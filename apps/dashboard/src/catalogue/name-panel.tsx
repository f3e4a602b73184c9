import { Text, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { slugFrom, spelledIn } from '@vitrine/commerce/text/slug.ts'
import { useCurrentStore } from '../platform/session/auth-context.ts'
import { RichTextField } from '../platform/rich-text/rich-text-field.tsx'
import { Panel } from '../platform/ui/panel.tsx'
import { slugProps } from '../platform/ui/slug-props.ts'
import classes from './name-panel.module.css'
import { shopUrl } from '../platform/session/shop-url.ts'

interface NamePanelProps {
  kind: 'product' | 'collection'
  noun: string
  example: string
  longestName: number
  values: { name: string; slug: string }
  savedSlug: string
  inputProps: (field: 'name' | 'description' | 'slug') => GetInputPropsReturnType
}

export function NamePanel(props: NamePanelProps) {
  const { kind, noun, example, longestName, values, savedSlug, inputProps } = props
  const { storeDomain, country } = useCurrentStore()
  const { name, slug } = values
  const addressOf = (text: string, fallback: string) => slugFrom(spelledIn(country, text), fallback)
  return (
    <Panel>
      <TextInput
        label="Name"
        withAsterisk
        maxLength={longestName}
        placeholder={example}
        {...inputProps('name')}
      />
      <RichTextField label="Description" {...inputProps('description')} />
      <TextInput
        label="URL handle"
        description={shopUrl(storeDomain, `/${kind}/${addressOf(slug || name, '…')}`)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={addressOf(name, 'created from the name')}
        maxLength={80}
        {...slugProps(inputProps('slug'), country)}
      />
      {savedSlug !== '' && slug !== '' && slug !== savedSlug && (
        <Text size="sm" component="output" className={classes['moved']}>
          The old address, /{kind}/{savedSlug}, redirects here, so that links and search engines
          still find the {noun}.
        </Text>
      )}
    </Panel>
  )
}
