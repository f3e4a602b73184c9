import { Anchor, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useBuilder } from '../../context/builder-context.ts'
import { type ControlProps, textOf } from './control.ts'

export function MenuControl({ id, setting, value, error, onChange, onDone }: ControlProps<'menu'>) {
  const { client, storeInfo } = useBuilder()
  const { storeId } = storeInfo
  const { data = [], isSuccess } = useQuery({
    queryKey: ['builder', 'menus', storeId],
    queryFn: () => client.menus.list({ storeId }),
  })
  const chosen = textOf(value)
  const isGone = isSuccess && chosen !== '' && !data.some((menu) => menu.id === chosen)
  return (
    <>
      <Select
        id={id}
        size="xs"
        aria-label={setting.label}
        placeholder="None: its own links"
        clearable
        clearButtonProps={{ 'aria-label': 'Show its own links' }}
        data={data.map((menu) => ({ value: menu.id, label: menu.name }))}
        value={isGone ? null : chosen || null}
        error={error ?? (isGone && 'The menu was deleted, so its own links are shown.')}
        comboboxProps={{ withinPortal: true }}
        onChange={(next) => {
          onChange(next ?? '')
          onDone()
        }}
      />
      <Anchor
        href={chosen && !isGone ? `/dashboard/menus/${chosen}` : '/dashboard/menus'}
        target="_blank"
        size="xs"
      >
        {chosen && !isGone ? 'Edit this menu' : 'Make menus'}
      </Anchor>
    </>
  )
}
