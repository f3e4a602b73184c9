import { Button } from '@mantine/core'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { NewApiKey } from '@vitrine/contract/account/api-keys.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import classes from '../developers.module.css'
import { ShownOnce } from '../shown-once.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { KeyTable } from './key-table.tsx'

export function KeyList() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.apiKeys.list.queryOptions({ input: { storeId } }),
  )
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewApiKey>()
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setMaking(true)}>
      Create key
    </Button>
  )
  return (
    <>
      {data?.length === 0 ? (
        <Panel flush>
          <EmptyState icon={IconKey} title="No API keys yet" action={add}>
            Let an app or script read orders, update stock or add products, with only the
            permissions you grant.
          </EmptyState>
        </Panel>
      ) : (
        <Panel flush title="API keys" actions={add}>
          {isPending && <RowsSkeleton rows={3} />}
          {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
          {data && <KeyTable keys={data} />}
        </Panel>
      )}
      {isMaking && (
        <KeyDialog
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false)
            setMade(key)
          }}
        />
      )}
      {made && (
        <ShownOnce
          title={`Your key “${made.name}”`}
          label="API key"
          secret={made.key}
          onClose={() => setMade(undefined)}
        >
          Send it with each call as{' '}
          <span className={classes.code}>Authorization: Bearer {made.key.slice(0, 9)}…</span>
        </ShownOnce>
      )}
    </>
  )
}
