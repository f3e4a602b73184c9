import {
  Button,
  Grid,
  Group,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Switch,
  TextInput,
} from '@mantine/core'
import type { Discount, DiscountInput } from '@vitrine/contract/sales/discounts.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { discountErrors, discountInput, discountValues, fieldOf } from './discount-values.ts'
import { LimitFields } from './limit-fields.tsx'
import { OfferFields } from './offer-fields.tsx'
import { SummaryPanel } from './summary-panel.tsx'

interface DiscountFormProps {
  discount?: Discount
  onSave: (input: DiscountInput) => Promise<unknown>
  notice: string
  onSaved: () => void
}

export function DiscountForm({ discount, onSave, notice, onSaved }: DiscountFormProps) {
  const { form, save } = useSettingsForm({
    initialValues: discountValues(discount),
    validate: discountErrors,
    onSave: (values) => onSave(discountInput(values)),
    notice,
    onSaved,
    fields: { ofCode: { code_taken: 'code' }, ofPath: fieldOf },
  })
  const isCode = form.values.way === 'code'

  return (
    <CheckedForm form={form} onSubmit={save}>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="lg">
            <Panel title="Method">
              <SegmentedControl
                aria-label="Method"
                style={{ alignSelf: 'flex-start' }}
                data={[
                  { value: 'code', label: 'Code' },
                  { value: 'automatic', label: 'Automatic' },
                ]}
                {...form.getInputProps('way')}
              />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                {isCode && (
                  <TextInput
                    label="Code"
                    description="Not case-sensitive; spaces are ignored"
                    placeholder="AUTUMN10"
                    maxLength={40}
                    autoComplete="off"
                    {...form.getInputProps('code')}
                  />
                )}
                <TextInput
                  label="Title"
                  description={isCode ? 'For your own reference' : 'Shown to shoppers at checkout'}
                  maxLength={80}
                  {...form.getInputProps('title')}
                />
              </SimpleGrid>
              <Switch label="On" {...form.getInputProps('enabled', { type: 'checkbox' })} />
            </Panel>
            <OfferFields form={form} />
            <LimitFields form={form} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="lg" pos={{ lg: 'sticky' }} top={24}>
            <SummaryPanel values={form.values} />
            <Group>
              <Button type="submit" loading={form.submitting}>
                {discount ? 'Save' : 'Add discount'}
              </Button>
            </Group>
          </Stack>
        </Grid.Col>
      </Grid>
    </CheckedForm>
  )
}
