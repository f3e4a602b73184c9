import { SimpleGrid, TextInput } from '@mantine/core'
import type { VerificationService } from '@vitrine/contract/shop/seo-settings.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import type { SeoPanelProps } from './seo-form-type.ts'
import { codeIn } from './seo-values.ts'

const services: { name: VerificationService; label: string; hint: string }[] = [
  { name: 'google', label: 'Google', hint: 'Search Console, “HTML tag”' },
  { name: 'bing', label: 'Bing', hint: 'Webmaster Tools, “HTML meta tag”' },
  { name: 'pinterest', label: 'Pinterest', hint: 'Claimed accounts, “Add HTML tag”' },
  { name: 'meta', label: 'Meta', hint: 'Business settings, “Domains”' },
]

export function VerificationPanel({ form }: SeoPanelProps) {
  return (
    <Panel
      title="Verification"
      hint="Shows these services that the shop is yours. Paste the code or the whole tag."
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {services.map(({ name, label, hint }) => {
          const field = `verification.${name}`
          return (
            <TextInput
              key={name}
              label={label}
              description={hint}
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
              {...form.getInputProps(field)}
              onBlur={(event) => form.setFieldValue(field, codeIn(event.currentTarget.value))}
            />
          )
        })}
      </SimpleGrid>
    </Panel>
  )
}
