import { Button, Group, PasswordInput, Radio, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { StripeConnection } from '@vitrine/contract/shop/payments.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { Endpoint } from './webhook-health.tsx'

interface Keys {
  secretKey: string
  webhookSecret: string
  capture: StripeConnection['capture']
}

interface StripeFormProps {
  stripe: StripeConnection
  onDone: () => void
}

/** Saved keys are never shown; empty fields are unchanged. */
export function StripeForm({ stripe, onDone }: StripeFormProps) {
  const { storeId } = useCurrentStore()
  // Cards appear among the payment methods once connected.
  const connect = useMutation(
    calls.payments.connectStripe.mutationOptions({
      onSuccess: () => refresh(calls.payments),
      meta: { showsRefusals: true },
    }),
  )
  const { connected, keyEnd, webhookEnd } = stripe
  const form = useForm<Keys>({
    initialValues: { secretKey: '', webhookSecret: '', capture: stripe.capture },
    validate: {
      secretKey: (value) => {
        if (!value.trim()) return connected ? null : 'Enter your secret key.'
        return /^(?:sk|rk)_(?:test|live)_\w{8,}$/.test(value.trim())
          ? null
          : 'A secret key begins with sk_test_, sk_live_, rk_test_ or rk_live_.'
      },
      webhookSecret: (value) =>
        !value.trim() || /^whsec_\w{8,}$/.test(value.trim())
          ? null
          : 'The signing secret begins with whsec_.',
    },
  })

  async function handleSubmit({ secretKey, webhookSecret, capture }: Keys) {
    try {
      const saved = await connect.mutateAsync({
        storeId,
        capture,
        ...(secretKey.trim() && { secretKey: secretKey.trim() }),
        ...(webhookSecret.trim() && { webhookSecret: webhookSecret.trim() }),
      })
      showSuccess(`Cards are accepted through ${saved.account ?? 'Stripe'}`)
      onDone()
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <CheckedForm form={form} onSubmit={handleSubmit}>
      <Stack gap="md">
        <PasswordInput
          label="Secret key"
          description="In Stripe under Developers, API keys. It is tested when you save, and never shown again."
          placeholder={keyEnd ? `Saved, ending in ${keyEnd}` : 'sk_test_… or sk_live_…'}
          autoComplete="off"
          maw={520}
          {...form.getInputProps('secretKey')}
        />
        <Endpoint stripe={stripe} />
        <PasswordInput
          label="Signing secret of the webhook"
          description="Stripe shows it after you add the endpoint."
          placeholder={webhookEnd ? `Saved, ending in ${webhookEnd}` : 'whsec_…'}
          autoComplete="off"
          maw={520}
          {...form.getInputProps('webhookSecret')}
        />
        <Radio.Group label="When is payment captured?" {...form.getInputProps('capture')}>
          <Stack gap="xs" mt="xs">
            <Radio value="automatic" label="Immediately, when the shopper pays" />
            <Radio value="manual" label="Manually; it is authorised for up to 7 days" />
          </Stack>
        </Radio.Group>
        <Group gap="xs">
          <Button type="submit" loading={form.submitting}>
            {connected ? 'Save' : 'Connect'}
          </Button>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}
