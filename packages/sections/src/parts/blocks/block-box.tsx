import { useContext, type HTMLAttributes } from 'react'
import type { RootProps } from '../../kit/item-details.ts'
import { deviceValue, type Device, type PerDevice } from '../../kit/per-device.ts'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { BlockLayout } from '../../kit/setting.ts'
import { bounded, oneOf, vars, type StyleVars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { cssSpacing } from '../../kit/values/spacing.ts'
import { LayoutContext } from './layout-context.ts'
import { screenVars } from './screen-vars.ts'
import styles from './blocks.module.css'

export interface PlaceProps extends RootProps {
  width: PerDevice<string>
  alignSelf: PerDevice<string>
  margin: PerDevice<string>
  span: PerDevice<number>
  position: PerDevice<string>
  offsetX: PerDevice<string>
  offsetY: PerDevice<string>
  layer: number
  whileScrolling: PerDevice<string>
}

type BlockBoxProps = Omit<HTMLAttributes<HTMLElement>, 'style' | 'id'> & {
  id: string
  tag?: 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'h4'
  place: PlaceProps
  style?: StyleVars
}

/** The root of every block, which the builder finds by its id. */
export function BlockBox({ id, tag: Tag = 'div', place, style, ...rest }: BlockBoxProps) {
  const around = useContext(LayoutContext)
  const isShop = useContext(SectionModeContext) === 'shop'
  const { className, ...attributes } = rest
  return (
    <Tag
      {...place.root}
      {...(!isShop && { 'data-section-id': id })}
      className={className ? `${styles.block} ${className}` : styles.block}
      style={{ ...placeVars(place, around), ...style, ...place.root?.style }}
      {...attributes}
    />
  )
}

const side = oneOf(['start', 'center', 'end', 'stretch'])
const corner = oneOf([
  'start start',
  'start center',
  'start end',
  'center start',
  'center',
  'center end',
  'end start',
  'end center',
  'end end',
])
const columnsWide = bounded(2, 6)

/** Values that the layout around has no use for are left out. */
function placeVars(place: PlaceProps, around: PerDevice<BlockLayout>): StyleVars {
  const layoutOn = (device: Device) => deviceValue(around, device)
  const isLayer = (device: Device) => layoutOn(device) === 'overlap'
  const fills = (device: Device) =>
    isLayer(device) && deviceValue(place.position, device) === 'fill'
  return {
    ...screenVars('w', 'auto', (device) => cssSize(deviceValue(place.width, device))),
    ...screenVars('mar', '0', (device) =>
      besidesZero(cssSpacing(deviceValue(place.margin, device))),
    ),
    ...screenVars('self', 'auto', (device) => {
      if (isLayer(device)) return corner(deviceValue(place.position, device)) ?? 'stretch'
      return side(deviceValue(place.alignSelf, device))
    }),
    ...screenVars('cell', 'auto', (device) => {
      if (isLayer(device)) return '1/1'
      const span = layoutOn(device) === 'grid' && columnsWide(deviceValue(place.span, device))
      return span ? `auto/span ${Math.round(span)}` : undefined
    }),
    ...screenVars('pin', 'static', (device) => {
      if (isLayer(device)) return fills(device) ? 'absolute' : 'relative'
      return deviceValue(place.whileScrolling, device) === 'stick' ? 'sticky' : undefined
    }),
    ...screenVars('inset', '1.5rem auto auto', (device) => {
      if (!isLayer(device)) return undefined
      return fills(device) ? '0' : 'auto'
    }),
    ...screenVars('shift', 'none', (device) =>
      isLayer(device) ? shiftOf(place, device) : undefined,
    ),
    ...vars({ layer: bounded(1, 20)(place.layer) }),
  }
}

function besidesZero(size: string | undefined): string | undefined {
  return size === '0px' ? undefined : size
}

function shiftOf({ offsetX, offsetY }: PlaceProps, device: Device): string | undefined {
  const [x, y] = [offsetX, offsetY].map((offset) => cssSize(deviceValue(offset, device)) ?? '0px')
  return x === '0px' && y === '0px' ? undefined : `${x} ${y}`
}
