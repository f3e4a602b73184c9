import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import type { PolicyKind } from '@vitrine/commerce/policies/policy-kinds.ts'
import {
  type PolicyRegion,
  policyRegions,
  regionNames,
  regionOf,
} from '@vitrine/commerce/policies/templates/policy-regions.ts'
import { useState } from 'react'
import { api } from '../../platform/api/client.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showFailure } from '../../platform/toast.ts'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { Warning } from '../../platform/ui/warning.tsx'

interface StartFromTemplateProps {
  form: Pick<UseFormReturnType<{ title: string; text: string }>, 'setFieldValue' | 'values'>
  kind: PolicyKind
}

const regions = policyRegions.map((value) => ({ value, label: regionNames[value] }))

export function StartFromTemplate({ form, kind }: StartFromTemplateProps) {
  const { storeId, country } = useCurrentStore()
  const [isOpen, dialog] = useDisclosure()
  const [region, setRegion] = useState<PolicyRegion>(regionOf(country))
  const [isLoading, setLoading] = useState(false)
  const hasText = form.values.text !== ''

  async function start() {
    setLoading(true)
    try {
      const { text } = await api.policies.template({ storeId, kind, region })
      form.setFieldValue('text', text)
      dialog.close()
    } catch (error) {
      showFailure(messageOf(error))
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <Button variant="default" size="compact-sm" onClick={dialog.open}>
        Start from template
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title="Start from a template" centered>
        <Stack>
          <Select
            label="Country of your business"
            data={regions}
            value={region}
            allowDeselect={false}
            onChange={(chosen) => chosen && setRegion(chosen)}
          />
          <Warning color="yellow" title="A start, and no legal advice">
            Read it, change what does not fit, and have it checked by somebody who knows the law.
          </Warning>
          <Text size="sm" c="var(--ink-soft)">
            Names and addresses come from your{' '}
            <TextLink to="/dashboard/business">business details</TextLink>. What they do not say is
            in square brackets.
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={dialog.close}>
              Cancel
            </Button>
            <Button loading={isLoading} onClick={() => void start()}>
              {hasText ? 'Replace text' : 'Use template'}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
