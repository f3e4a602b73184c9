import { oneOf, vars, type StyleVars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import type { CardListProps } from './card-settings.ts'

const ratios = { portrait: '4 / 5', square: '1', landscape: '4 / 3' }
const align = oneOf(['left', 'center', 'right'])
const items = { left: 'start', center: 'center', right: 'end' }

/** Returns the style of a list's cards. Unset colours fall back to the theme. */
export function listVars(props: CardListProps, columns: StyleVars): StyleVars {
  const cardAlign = align(props.cardAlign)
  const button = cssColor(props.buttonColor)
  const sale = cssColor(props.saleColor)
  return {
    ...columns,
    ...vars({
      'list-width': cssSize(props.maxWidth),
      'title-align': align(props.titleAlign),
      'title-color': cssColor(props.titleColor),
      'card-align': cardAlign,
      'card-items': cardAlign && items[cardAlign],
      'card-ratio': Object.hasOwn(ratios, props.imageRatio) ? ratios[props.imageRatio] : undefined,
      'card-fit': oneOf(['cover', 'contain'])(props.imageFit),
      'card-radius': cssSize(props.cardRadius),
      'card-color': cssColor(props.cardColor),
      'card-price': cssColor(props.priceColor),
      'card-sale': sale,
      'on-card-sale': sale && readableOn(sale),
      accent: button,
      'on-accent': cssColor(props.buttonTextColor) ?? (button && readableOn(button)),
    }),
  }
}
