import { useContext, type ReactNode } from 'react'
import { deviceValue, type Device, type PerDevice } from '../../kit/per-device.ts'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { BlockLayout } from '../../kit/setting.ts'
import { deviceVars, oneOf, vars, type StyleVars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { cssTracks } from '../../kit/values/tracks.ts'
import { LayoutContext } from './layout-context.ts'
import { screenVars } from './screen-vars.ts'
import styles from './blocks.module.css'

interface LayoutProps {
  layout: PerDevice<BlockLayout>
  columns: PerDevice<string>
  gap: PerDevice<string>
  alignItems: PerDevice<string>
  distribute: PerDevice<string>
  wrap: boolean
  minHeight: PerDevice<string>
}

interface BlockSlotProps {
  /** Of the section or group whose blocks these are. */
  id: string
  layout: LayoutProps
  className?: string | undefined
  style?: StyleVars
  children: ReactNode
}

/** Lays out blocks. The builder measures drop positions in it. */
export function BlockSlot({ id, layout, className = '', style, children }: BlockSlotProps) {
  const isShop = useContext(SectionModeContext) === 'shop'
  return (
    <LayoutContext value={layout.layout}>
      <div
        {...(!isShop && { 'data-slot-of': id, 'data-blocks': '' })}
        className={`${styles.slot} ${className}`.trimEnd()}
        style={{ ...layoutVars(layout), ...style }}
      >
        {children}
      </div>
    </LayoutContext>
  )
}

const across = oneOf(['start', 'center', 'end'])
const along = oneOf(['center', 'end', 'space-between', 'space-around', 'space-evenly'])

function layoutVars(props: LayoutProps): StyleVars {
  const layoutOn = (device: Device) => deviceValue(props.layout, device)
  const columnsOn = (device: Device) => cssTracks(deviceValue(props.columns, device))
  return {
    ...screenVars('lay', 'flex', (device) => (isGrid(layoutOn(device)) ? 'grid' : undefined)),
    ...screenVars('dir', 'column', (device) => (layoutOn(device) === 'row' ? 'row' : undefined)),
    ...screenVars('tracks', oneColumn, (device) =>
      layoutOn(device) === 'grid' ? columnsOn(device) : undefined,
    ),
    ...deviceVars('gap', props.gap, cssSize),
    ...screenVars('across', 'stretch', (device) => across(deviceValue(props.alignItems, device))),
    ...screenVars('along', 'start', (device) => along(deviceValue(props.distribute, device))),
    ...screenVars('min', 'auto', (device) => heightOf(deviceValue(props.minHeight, device))),
    ...vars({ wrap: props.wrap ? 'wrap' : undefined }),
  }
}

const oneColumn = 'minmax(0,1fr)'

function isGrid(layout: unknown): boolean {
  return layout === 'grid' || layout === 'overlap'
}

function heightOf(value: unknown): string | undefined {
  const size = cssSize(value)
  return size === '0px' ? undefined : size
}
