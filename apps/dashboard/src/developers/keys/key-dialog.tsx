import {
  Button,
  Group,
  Input,
  Modal,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { NewApiKey } from '@vitrine/contract/account/api-keys.ts'
import { scopeNames, type ScopeResource, scopeResources } from '@vitrine/contract/call/scope.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import classes from '../developers.module.css'
import { expiryOf, type KeyValues, newKey, type Reach, scopesOf } from './key-values.ts'

interface KeyDialogProps {
  onMade: (key: NewApiKey) => void
  onClose: () => void
}

export function KeyDialog(props: KeyDialogProps) {
  return (
    <Modal opened onClose={props.onClose} title="Create API key" centered size="lg">
      <KeyForm {...props} />
    </Modal>
  )
}

function KeyForm({ onMade, onClose }: KeyDialogProps) {
  const { storeId } = useCurrentStore()
  const create = useMutation(
    calls.apiKeys.create.mutationOptions({
      onSuccess: () => refresh(calls.apiKeys),
      meta: { showsRefusals: true },
    }),
  )
  const form = useForm<KeyValues & { scopes?: never }>({
    initialValues: newKey,
    validate: (values) => ({
      name: values.name.trim() ? null : 'Enter a name.',
      scopes: scopesOf(values).length ? null : 'Choose at least one permission.',
    }),
  })

  function handleSubmit(values: KeyValues) {
    const { name } = values
    create.mutate(
      { storeId, name, scopes: scopesOf(values), expiresAt: expiryOf(values, new Date()) },
      { onSuccess: onMade, onError: (error) => applyRefusal(form, error) },
    )
  }

  return (
    <CheckedForm form={form} onSubmit={handleSubmit}>
      <Stack>
        <TextInput
          label="Name"
          description="What will use this key"
          placeholder="Stock sync"
          maxLength={60}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Select
          label="Expires after"
          data={durations}
          allowDeselect={false}
          maw={240}
          {...form.getInputProps('lasts')}
        />
        <Input.Wrapper
          label="Permissions"
          labelElement="div"
          description="Grant only what it needs"
          error={form.errors['scopes']}
        >
          <Stack gap={0} mt="xs">
            {scopeResources.map((resource) => (
              <ReachOf
                key={resource}
                resource={resource}
                value={form.values.reach[resource]}
                onChange={(reach) => {
                  form.setFieldValue(`reach.${resource}`, reach)
                  form.clearFieldError('scopes')
                }}
              />
            ))}
          </Stack>
        </Input.Wrapper>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending}>
            Create key
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}

const durations = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: 'forever', label: 'Never' },
]

const reaches: { value: Reach; label: string }[] = [
  { value: 'none', label: 'Nothing' },
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Change' },
]

interface ReachOfProps {
  resource: ScopeResource
  value: Reach
  onChange: (reach: Reach) => void
}

function ReachOf({ resource, value, onChange }: ReachOfProps) {
  return (
    <div className={classes.reach}>
      <Text size="sm">{scopeNames[resource]}</Text>
      <SegmentedControl
        aria-label={scopeNames[resource]}
        size="xs"
        data={reaches}
        value={value}
        onChange={(chosen) => onChange(chosen)}
      />
    </div>
  )
}
