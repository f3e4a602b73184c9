import { Button, Menu } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconChevronDown } from '@tabler/icons-react'
import type { CheckoutSettingsInput } from '@vitrine/contract/shop/checkout-settings.ts'
import { checkoutValues, type CheckoutValues, defaultValues } from './checkout-values.ts'

interface ResetMenuProps {
  form: UseFormReturnType<CheckoutValues>
  published: CheckoutSettingsInput
}

/** Fills the form without saving. */
export function ResetMenu({ form, published }: ResetMenuProps) {
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button variant="subtle" rightSection={<IconChevronDown size={16} aria-hidden />}>
          Reset
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => form.setValues(checkoutValues(published))}>
          To the published version
        </Menu.Item>
        <Menu.Item onClick={() => form.setValues(defaultValues)}>To the defaults</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
