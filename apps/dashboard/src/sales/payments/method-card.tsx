import { ActionIcon, Button, Group, Switch, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { isBuiltIn, isOnline } from '@vitrine/commerce/settings/payment-methods.ts'
import type { PaymentMethodInput } from '@vitrine/contract/shop/payments.ts'
import { Link } from 'react-router'
import { useCurrentStore, useMayChange } from '../../platform/session/auth-context.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { describeMethod } from './describe-method.ts'
import type { Step } from './method-list.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

interface MethodCardProps {
  method: PaymentMethodInput
  steps: Step[]
  onTurn: (enabled: boolean) => void
  onMove: (step: Step) => void
  onDelete: () => void
}

export function MethodCard({ method, steps, onTurn, onMove, onDelete }: MethodCardProps) {
  const { id, name, details, instructions, enabled } = method
  const { currency } = useCurrentStore()
  const mayChange = useMayChange()
  return (
    <Panel
      title={name}
      hint={describeMethod(method, currency)}
      actions={
        <Group gap={4}>
          <Changes>
            {steps.map((step) => (
              <MoveButton key={step} method={method} step={step} onMove={onMove} />
            ))}
          </Changes>
          <Switch
            ml="xs"
            label={enabled ? 'On' : 'Off'}
            aria-label={`Offer ${name}`}
            checked={enabled}
            disabled={!mayChange}
            onChange={(event) => onTurn(event.currentTarget.checked)}
          />
        </Group>
      }
    >
      {details && (
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {details}
        </Text>
      )}
      {id === 'bank' && !instructions && (
        <Text size="sm" c="var(--ink-soft)">
          Add your account to the payment instructions, so that shoppers know where to pay.
        </Text>
      )}
      <Group gap="xs">
        <Button
          component={Link}
          to={`/dashboard/payment/${id}`}
          variant="default"
          size="xs"
          leftSection={<IconPencil size={15} aria-hidden />}
          aria-label={`${mayChange ? 'Edit' : 'View'} ${name}`}
        >
          {mayChange ? 'Edit' : 'View'}
        </Button>
        {mayChange && !isBuiltIn(id) && !isOnline(id) && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTrash size={15} aria-hidden />}
            aria-label={`Delete ${name}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        )}
      </Group>
    </Panel>
  )
}

interface MoveButtonProps extends Pick<MethodCardProps, 'method' | 'onMove'> {
  step: Step
}

function MoveButton({ method: { id, name }, step, onMove }: MoveButtonProps) {
  const Arrow = step === 'up' ? IconArrowUp : IconArrowDown
  return (
    <ActionIcon
      variant="subtle"
      color="gray.7"
      data-move={`${step} ${id}`}
      aria-label={`Move ${name} ${step}`}
      onClick={() => onMove(step)}
    >
      <Arrow size={18} aria-hidden />
    </ActionIcon>
  )
}
