import {
  Alert,
  Button,
  FileButton,
  Group,
  Modal,
  ScrollArea,
  Stack,
  Table,
  Text,
} from '@mantine/core'
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { RedirectImport } from '@vitrine/contract/shop/redirects.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { isRefused } from '../../platform/api/refused.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { countOf } from '../../platform/ui/count-of.ts'

const maxBytes = 900_000

export function ImportButton() {
  const { storeId } = useCurrentStore()
  const bring = useMutation({
    async mutationFn(file: File) {
      if (file.size > maxBytes)
        throw new Error(
          'Files can have up to 900 kB, about 15,000 redirects. Split it and import the parts.',
        )
      return await api.seo.importRedirects({ storeId, csv: await file.text() })
    },
    meta: { showsRefusals: true },
    onSuccess: () => refresh(calls.seo.listRedirects, calls.seo.listMissing),
  })
  return (
    <>
      <FileButton
        accept=".csv,.tsv,.txt,text/csv"
        onChange={(file) => file && bring.mutate(file)}
        inputProps={{ 'aria-label': 'CSV file of redirects' }}
        key={bring.submittedAt}
      >
        {({ onClick }) => (
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
            loading={bring.isPending}
            onClick={onClick}
          >
            Import CSV
          </Button>
        )}
      </FileButton>
      <Modal
        opened={!bring.isPending && (bring.data !== undefined || bring.error !== null)}
        onClose={bring.reset}
        title={bring.error ? 'The file was not accepted' : 'Redirects imported'}
        closeButtonProps={{ 'aria-label': 'Close' }}
        size="lg"
        centered
      >
        <Stack>
          {bring.error && (
            <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
              {reasonOf(bring.error)} Nothing was changed.
            </Alert>
          )}
          {bring.data && <Outcome {...bring.data} />}
          <Group justify="flex-end">
            <Button data-autofocus onClick={bring.reset}>
              Close
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}

function Outcome({ added, changed, unchanged, problems, problemCount }: RedirectImport) {
  return (
    <>
      <Text>
        {added.toLocaleString('en')} added, {changed.toLocaleString('en')} changed,{' '}
        {unchanged.toLocaleString('en')} unchanged.
      </Text>
      {problemCount > 0 && (
        <>
          <Text fw={600}>{countOf(problemCount, 'row was', 'rows were')} left out</Text>
          <ScrollArea.Autosize mah={320} type="auto">
            <Table verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Row</Table.Th>
                  <Table.Th>From</Table.Th>
                  <Table.Th>Why</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {problems.map(({ row, from, message }) => (
                  <Table.Tr key={row}>
                    <Table.Td>{row}</Table.Td>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>{from}</Table.Td>
                    <Table.Td>{message}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </ScrollArea.Autosize>
          <Text size="sm" c="var(--ink-soft)">
            Correct these rows in your file and import it again: existing redirects do not change.
          </Text>
        </>
      )}
    </>
  )
}

function reasonOf(error: Error): string {
  const issue = isRefused(error) ? error.data.issues?.[0]?.message : undefined
  return issue ?? (isRefused(error) ? messageOf(error) : error.message)
}
