import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { fillTemplate } from '@vitrine/commerce/seo/seo-templates.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { SeoFields } from '../../platform/ui/seo-fields.tsx'
import type { SeoPanelProps } from './seo-form-type.ts'
import type { TemplateKind } from './seo-values.ts'
import { useSamples } from './use-samples.ts'

interface TemplatesPanelProps extends SeoPanelProps {
  kind: TemplateKind
  onKind: (kind: TemplateKind) => void
}

const kinds = [
  { value: 'page', label: 'Pages' },
  { value: 'product', label: 'Products' },
  { value: 'category', label: 'Categories' },
]

export function TemplatesPanel({ form, kind, onKind }: TemplatesPanelProps) {
  const { name: shop, primaryDomain } = useCurrentStore()
  const sample = useSamples()[kind]
  const { title, description } = form.values.templates[kind]
  return (
    <Panel
      title="Search results"
      hint="For pages, products and categories without a title or a description of their own."
    >
      <SegmentedControl
        aria-label="What the texts are for"
        data={kinds}
        value={kind}
        onChange={(value) => onKind(value as TemplateKind)}
        style={{ alignSelf: 'flex-start' }}
      />
      <SeoFields
        key={kind}
        titleProps={{
          ...form.getInputProps(`templates.${kind}.title`),
          label: 'Title',
          placeholder: '{page} · {shop}',
        }}
        descriptionProps={{
          ...form.getInputProps(`templates.${kind}.description`),
          label: 'Description',
          placeholder: '',
        }}
        fallbackTitle=""
        fallbackDescription="Search engines choose a part of the page’s text."
        url={`https://${primaryDomain}${sample.path}`}
        shown={{
          title: fillTemplate(title, sample.name, shop),
          description: fillTemplate(description, sample.name, shop),
        }}
      />
      <Stack gap={6}>
        <Text size="sm" c="var(--ink-soft)">
          {'{page}'} becomes the name of the {kind}, {'{shop}'} that of the shop.
        </Text>
        <Group gap="xs">
          {['{page}', '{shop}'].map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant="light"
              onClick={() =>
                form.setFieldValue(`templates.${kind}.title`, `${title.trimEnd()} ${name}`.trim())
              }
            >
              Add {name} to the title
            </Button>
          ))}
        </Group>
      </Stack>
    </Panel>
  )
}
