import type { HTMLAttributes } from 'react'
import type { RootProps } from '../kit/item-details.ts'
import type { PerDevice } from '../kit/per-device.ts'
import type { SectionFont } from '../kit/shared-settings.ts'
import { deviceVars, fontOf, vars, type StyleVars } from '../kit/style-vars.ts'
import { cssColor } from '../kit/values/css-color.ts'
import { cssSpacing } from '../kit/values/spacing.ts'

export interface BoxProps extends RootProps {
  margin?: PerDevice<string>
  padding?: PerDevice<string>
  backgroundColor?: string
  textColor?: string
  fontFamily?: SectionFont
}

type SectionBoxProps = Omit<HTMLAttributes<HTMLElement>, 'style' | 'id'> & {
  id: string
  tag?: 'section' | 'div' | 'nav' | 'footer' | 'aside'
  box: BoxProps
  vars?: StyleVars
}

/** The root of every section, which the builder finds by its id. */
export function SectionBox({ id, tag: Tag = 'section', box, vars, ...rest }: SectionBoxProps) {
  const { className, children, ...attributes } = rest
  const { behind } = box
  return (
    <Tag
      {...box.root}
      data-section-id={id}
      className={className ? `section ${className}` : 'section'}
      style={{ ...boxVars(box), ...vars, ...box.root?.style }}
      {...attributes}
    >
      {behind && (
        // Silent, and only decoration.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video {...behind.video}>
          <source {...behind.source} />
        </video>
      )}
      {children}
    </Tag>
  )
}

function boxVars({ margin, padding, backgroundColor, textColor, fontFamily }: BoxProps): StyleVars {
  const font = fontOf(fontFamily)
  return {
    ...deviceVars('mar', margin, cssSpacing),
    ...deviceVars('pad', padding, cssSpacing),
    ...vars({
      bg: cssColor(backgroundColor),
      // The theme's spacing would show around what fills its section to the edges.
      rhythm: padding === '0' || padding === '0px' ? '0px' : undefined,
      'font-heading': font,
    }),
    color: cssColor(textColor),
    fontFamily: font,
  }
}
