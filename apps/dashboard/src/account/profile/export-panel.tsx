import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { downloadFile } from '../../platform/ui/download-file.ts'
import { Panel } from '../../platform/ui/panel.tsx'

export function ExportPanel() {
  const download = useMutation({
    mutationFn: () => api.profile.exportData(),
    onSuccess: (file) => downloadFile(file.name, file),
  })
  return (
    <Panel
      title="Your data"
      hint="Profile, image, sessions, passkeys, shops, API keys and what you did with orders, as a ZIP file."
    >
      <Group>
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          Download your data
        </Button>
      </Group>
    </Panel>
  )
}
