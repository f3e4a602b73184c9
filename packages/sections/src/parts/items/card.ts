import { deviceVars, oneOf, vars, type StyleVars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { cssSpacing } from '../../kit/values/spacing.ts'
import type { CardProps } from '../section-frame/section-settings.ts'
import styles from './card.module.css'

const looks = oneOf(['filled', 'outlined', 'plain'])

export function cardClass({ cardStyle }: Pick<CardProps, 'cardStyle'>): string {
  return `${styles.card} ${styles[looks(cardStyle) ?? 'filled']}`
}

export function cardVars(props: CardProps): StyleVars {
  return {
    ...deviceVars('card-pad', props.cardPadding, cssSpacing),
    ...vars({
      'card-color': cssColor(props.cardColor),
      'card-text': cssColor(props.cardTextColor),
      'card-radius': cssSize(props.cardRadius),
    }),
  }
}
