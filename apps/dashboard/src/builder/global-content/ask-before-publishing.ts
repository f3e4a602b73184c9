import { confirm } from '../../platform/ui/confirm.tsx'
import type { Builder } from '../context/builder-context.ts'
import { listChangedGlobal } from './changed-global.ts'

/** Asks first when publishing changes content shared by all pages. */
export async function askBeforePublishing(
  { client, store, storeInfo }: Pick<Builder, 'client' | 'store' | 'storeInfo'>,
  publish: () => void,
) {
  const { components } = store.getState()
  const changed = await listChangedGlobal(client, storeInfo.storeDomain, components).catch(() => [])
  if (changed.length === 0) return publish()
  const names = new Intl.ListFormat('en').format(changed)
  confirm({
    title: 'This changes every page',
    text: `${names}: shared by all pages of the shop, so shoppers see the change everywhere, not on this page alone.`,
    confirm: 'Publish on all pages',
    onConfirm: publish,
  })
}
