import { Menu, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { type Zoom, zoomSteps } from '../store/zoom.ts'
import classes from './screen.module.css'

const percent = (zoom: number) => `${Math.round(zoom * 100)}%`

export function ZoomMenu() {
  const { commands } = useBuilder()
  const shown = useBuilderState((state) => state.shownZoom)
  const chosen = useBuilderState((state) => state.zoom)
  const item = (zoom: Zoom, label: string) => (
    <Menu.Item
      key={label}
      aria-current={chosen === zoom || undefined}
      rightSection={chosen === zoom && <IconCheck size={14} aria-hidden />}
      onClick={() => commands.setZoom(zoom)}
    >
      {label}
    </Menu.Item>
  )
  return (
    <Menu position="top-end" returnFocus>
      <Menu.Target>
        <UnstyledButton className={classes['zoom']} aria-label={`Zoom: ${percent(shown)}`}>
          {percent(shown)}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {item('fit', 'Fit the width')}
        {zoomSteps.map((zoom) => item(zoom, percent(zoom)))}
      </Menu.Dropdown>
    </Menu>
  )
}
