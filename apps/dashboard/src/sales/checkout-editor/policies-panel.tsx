import { ActionIcon, Autocomplete, Button, Group, Switch, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { usePages } from '../../content/pages/use-pages.ts'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import type { CheckoutValues } from './checkout-values.ts'

const max = 6

const warning = (
  <Text span inherit c="red.8">
    No published page has this URL.
  </Text>
)

export function PoliciesPanel({ form }: { form: UseFormReturnType<CheckoutValues> }) {
  const { policies } = form.values
  const { data: pages } = usePages()
  const addresses = pages
    ?.filter(({ publishedRevision }) => publishedRevision !== null)
    .map(({ liveSlug }) => pagePath(liveSlug))
  const isMissing = (href: string) =>
    href.startsWith('/page/') && addresses?.includes(href.replace(/[?#].*/, '')) === false
  return (
    <Panel
      title="Policies"
      hint="Links below the button. Published policies are linked there without being added."
      actions={<TextLink to="/dashboard/policies">Write policies</TextLink>}
    >
      {policies.map((_, index) => (
        <Group key={index} gap="xs" wrap="nowrap" align="flex-start">
          <TextInput
            label="Name"
            flex={1}
            maxLength={60}
            {...form.getInputProps(`policies.${index}.label`)}
          />
          <Autocomplete
            label="URL"
            placeholder="/page/terms"
            description={isMissing(policies[index]?.href ?? '') && warning}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={addresses ?? []}
            flex={1}
            maxLength={500}
            {...form.getInputProps(`policies.${index}.href`)}
          />
          <ActionIcon
            variant="default"
            size="lg"
            mt={25}
            aria-label={`Remove policy ${index + 1}`}
            onClick={() => form.removeListItem('policies', index)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={policies.length >= max}
          onClick={() => form.insertListItem('policies', { label: '', href: '/page/' })}
        >
          Add policy
        </Button>
      </Group>
      <Switch
        label="Require agreement"
        {...form.getInputProps('termsRequired', { type: 'checkbox' })}
      />
    </Panel>
  )
}
