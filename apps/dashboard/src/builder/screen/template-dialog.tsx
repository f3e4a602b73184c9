import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { forShop } from '@vitrine/sections/presets/for-shop.ts'
import { pageTemplates } from '@vitrine/sections/templates/page-templates.ts'
import { useState } from 'react'
import { TemplatePicker } from '../../content/pages/template-picker.tsx'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'

/** Fills the open page with a template, or appends one to its sections. */
export function TemplateDialog() {
  const { commands } = useBuilder()
  const isOpen = useBuilderState((state) => state.openMenu?.kind === 'templates')
  return (
    <Modal
      opened={isOpen}
      onClose={() => commands.closeMenu()}
      title="Start from a template"
      size="xl"
      centered
    >
      <TemplateForm />
    </Modal>
  )
}

function TemplateForm() {
  const { commands, storeInfo } = useBuilder()
  const [chosen, setChosen] = useState(pageTemplates[0]?.id ?? '')
  const isEmpty = useBuilderState((state) => state.components.root.page.length === 0)

  function take(how: 'replace' | 'append') {
    const template = pageTemplates.find(({ id }) => id === chosen)
    if (!template) return
    if (commands.takeIn(forShop(template.content, storeInfo.name), how)) commands.closeMenu()
  }

  return (
    <Stack>
      <TemplatePicker value={chosen} onChange={setChosen} isBlankOffered={false} />
      <Group justify="flex-end">
        {!isEmpty && (
          <>
            <Text size="sm" mr="auto">
              Both can be undone.
            </Text>
            <Button variant="default" onClick={() => take('append')}>
              Add at the end
            </Button>
          </>
        )}
        <Button onClick={() => take('replace')}>
          {isEmpty ? 'Use this template' : 'Replace the page'}
        </Button>
      </Group>
    </Stack>
  )
}
