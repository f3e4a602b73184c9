import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TemplateState } from '@vitrine/contract/provider/templates.ts'
import { findTemplateCard } from '@vitrine/sections/templates/shops/template-cards.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { Changes } from '../../platform/ui/changes.tsx'
import { confirm } from '../../platform/ui/confirm.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'

interface TemplatePanelProps {
  onRestored: () => void
}

export function TemplatePanel({ onRestored }: TemplatePanelProps) {
  const { storeId } = useCurrentStore()
  const { data } = useQuery(calls.templates.current.queryOptions({ input: { storeId } }))
  return (
    <Panel title="Template" hint="A whole shop to start from: theme, pages, texts and images.">
      {data?.use && <Used use={data.use} onRestored={onRestored} />}
      <Changes>
        <Button
          component="a"
          href="/theme-home"
          variant="default"
          style={{ alignSelf: 'flex-start' }}
        >
          Browse templates
        </Button>
      </Changes>
    </Panel>
  )
}

interface UsedProps extends TemplatePanelProps {
  use: NonNullable<TemplateState['use']>
}

const restoring = {
  earlier: {
    button: 'Restore the earlier look',
    question: 'Restore the earlier look?',
    text: 'Theme, navigation, footer and pages become what they were before the template, for shoppers too. Pages that it added stay, and you can bring the template back.',
    done: 'The earlier look is back.',
  },
  template: {
    button: 'Bring the template back',
    question: 'Bring the template back?',
    text: 'Theme, navigation, footer and pages become what they were when you restored the earlier look.',
    done: 'The template is back.',
  },
} as const

function Used({ use: { template, usedAt, canRestore }, onRestored }: UsedProps) {
  const { storeId } = useCurrentStore()
  const restore = useMutation(
    calls.templates.restore.mutationOptions({
      onSuccess(_, { to }) {
        showSuccess(restoring[to].done)
        onRestored()
      },
    }),
  )
  const name = findTemplateCard(template)?.name ?? template
  const isAway = canRestore === 'template'
  return (
    <Group justify="space-between">
      <Text size="sm">
        {isAway ? 'Your earlier look is shown instead of' : 'This shop uses'} {name}, chosen on{' '}
        {formatDay(usedAt)}.
      </Text>
      {canRestore && (
        <Changes>
          <Button
            variant="default"
            loading={restore.isPending}
            onClick={() => {
              const { question, text, button } = restoring[canRestore]
              confirm({
                title: question,
                text,
                confirm: button,
                onConfirm: () => restore.mutate({ storeId, to: canRestore }),
              })
            }}
          >
            {restoring[canRestore].button}
          </Button>
        </Changes>
      )}
    </Group>
  )
}
