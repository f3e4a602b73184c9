import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirm } from '../../platform/ui/confirm.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { keepImport } from './use-import.ts'

export function ImportActions({ of }: { of: ProductImport }) {
  if (of.state === 'ready') return <Ready of={of} />
  if (of.state === 'fetching') return <StopFetching of={of} />
  return of.state === 'done' ? <Undo of={of} /> : null
}

function Ready({ of: { id, counts } }: { of: ProductImport }) {
  const apply = useMutation(calls.imports.apply.mutationOptions(step))
  const forget = useForgetImport(id)
  const touched = counts.create + counts.update
  return (
    <>
      <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate({ id })}>
        Discard
      </Button>
      <Button
        leftSection={<IconCheck size={18} aria-hidden />}
        disabled={touched === 0}
        loading={apply.isPending}
        onClick={() => apply.mutate({ id })}
      >
        {touched ? `Import ${countOf(touched, 'product')}` : 'Nothing to import'}
      </Button>
    </>
  )
}

/** Nothing in the shop has changed while images are being fetched. */
function StopFetching({ of: { id } }: { of: ProductImport }) {
  const forget = useForgetImport(id)
  return (
    <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate({ id })}>
      Cancel import
    </Button>
  )
}

function Undo({ of: { id, counts } }: { of: ProductImport }) {
  const undo = useMutation(calls.imports.undo.mutationOptions(step))
  if (counts.create + counts.update === 0) return null
  const ask = () =>
    confirm({
      title: 'Undo this import?',
      text: 'Products it created are deleted, and products it changed are restored. Changes made since then are kept.',
      confirm: 'Undo the import',
      onConfirm: () => undo.mutate({ id }),
    })
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={18} aria-hidden />}
      loading={undo.isPending}
      onClick={ask}
    >
      Undo
    </Button>
  )
}

const step = { onSuccess: keepImport, onError: () => refresh(calls.imports) }

function useForgetImport(id: string) {
  const navigate = useNavigate()
  return useMutation(
    calls.imports.delete.mutationOptions({
      async onSuccess() {
        showSuccess('Import removed')
        await navigate('/dashboard/imports')
        queryClient.removeQueries({ queryKey: calls.imports.get.queryKey({ input: { id } }) })
        await refresh(calls.imports.list)
      },
    }),
  )
}
