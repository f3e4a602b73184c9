import { ActionIcon, Anchor, Badge, Box, Menu, Table, Text } from '@mantine/core'
import {
  IconCircleCheck,
  IconCircleOff,
  IconCopy,
  IconDots,
  IconTrash,
  IconWand,
} from '@tabler/icons-react'
import type { TemplateSummary } from '@vitrine/contract/content/page.ts'
import { Link } from 'react-router'
import { useMayChange } from '../../platform/session/auth-context.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { ActionsHead } from '../../platform/ui/data-table/actions-head.tsx'
import { LastChange } from '../pages/last-change.tsx'
import { PageStatus } from '../pages/page-status.tsx'
import { templateWords } from './template-words.ts'
import { type TemplateActions, useTemplateActions } from './use-template-actions.ts'

export function TemplateList({ templates }: { templates: readonly TemplateSummary[] }) {
  const actions = useTemplateActions()
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Template</Table.Th>
          <Table.Th visibleFrom="sm">Status</Table.Th>
          <Table.Th visibleFrom="md">Used for</Table.Th>
          <Table.Th visibleFrom="lg">Updated</Table.Th>
          <ActionsHead />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} actions={actions} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface TemplateProps {
  template: TemplateSummary
  actions: TemplateActions
}

function TemplateRow({ template, actions }: TemplateProps) {
  const { id, name, templateFor } = template
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={`/builder?page=${id}`} fw={550} c="var(--ink)">
          {name}
        </Anchor>
        <Text size="xs" c="var(--ink-soft)">
          {templateWords[templateFor].label}
        </Text>
        <Box hiddenFrom="sm" mt={4}>
          <PageStatus page={template} />
        </Box>
        <Box hiddenFrom="md" mt={4}>
          <Uses template={template} />
        </Box>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <PageStatus page={template} />
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Uses template={template} />
      </Table.Td>
      <Table.Td visibleFrom="lg">
        <LastChange {...template} />
      </Table.Td>
      <Table.Td w={52}>
        <TemplateMenu template={template} actions={actions} />
      </Table.Td>
    </Table.Tr>
  )
}

function Uses({ template: { templateFor, isDefault, uses } }: Pick<TemplateProps, 'template'>) {
  const { all, chooser } = templateWords[templateFor]
  if (!isDefault && uses === 0) {
    return (
      <Text size="sm" c="var(--ink-soft)">
        Nothing yet
      </Text>
    )
  }
  return (
    <>
      {isDefault && (
        <Badge variant="light" color="pine" tt="none">
          {all[0]!.toUpperCase() + all.slice(1)}
        </Badge>
      )}
      {uses > 0 && chooser && (
        <Text size="sm">Chosen for {countOf(uses, chooser.one, chooser.many)}</Text>
      )}
    </>
  )
}

function TemplateMenu({ template, actions }: TemplateProps) {
  const { id, name, templateFor, isDefault } = template
  const { all } = templateWords[templateFor]
  if (!useMayChange()) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray.7" aria-label={`Actions for ${name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/builder?page=${id}`}
          leftSection={<IconWand size={16} aria-hidden />}
        >
          Edit in the builder
        </Menu.Item>
        <Menu.Item
          leftSection={
            isDefault ? (
              <IconCircleOff size={16} aria-hidden />
            ) : (
              <IconCircleCheck size={16} aria-hidden />
            )
          }
          onClick={() => actions.setDefault(template, !isDefault)}
        >
          {isDefault ? `Stop using it for ${all}` : `Use it for ${all}`}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => actions.duplicate(template)}
        >
          Duplicate
        </Menu.Item>
        <Menu.Item
          color="red.8"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => actions.remove(template)}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
