import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import type { ProductImport } from '@vitrine/contract/product-import.ts'
import { confirm } from '../../platform/ui/confirm.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { useForgetImport, useImportStep } from './use-imports.ts'

/** What can be done with an import as it stands. */
export function ImportActions({ of }: { of: ProductImport }) {
  if (of.state === 'ready') return <Ready of={of} />
  if (of.state === 'fetching') return <GiveUp of={of} />
  return of.state === 'done' ? <Undo of={of} /> : null
}

function Ready({ of: { id, counts } }: { of: ProductImport }) {
  const apply = useImportStep(id, 'apply')
  const forget = useForgetImport(id)
  const touched = counts.create + counts.update
  return (
    <>
      <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate()}>
        Discard
      </Button>
      <Button
        leftSection={<IconCheck size={18} aria-hidden />}
        disabled={touched === 0}
        loading={apply.isPending}
        onClick={() => apply.mutate()}
      >
        {touched ? `Import ${countOf(touched, 'product')}` : 'Nothing to import'}
      </Button>
    </>
  )
}

/** While images are fetched, nothing of the shop has been changed. */
function GiveUp({ of: { id } }: { of: ProductImport }) {
  const forget = useForgetImport(id)
  return (
    <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate()}>
      Cancel import
    </Button>
  )
}

function Undo({ of: { id, counts } }: { of: ProductImport }) {
  const undo = useImportStep(id, 'undo')
  if (counts.create + counts.update === 0) return null
  const ask = () =>
    confirm({
      title: 'Undo this import?',
      text: 'Products it created are deleted, and products it changed are restored. Changes made since then are kept.',
      confirm: 'Undo the import',
      onConfirm: () => undo.mutate(),
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
