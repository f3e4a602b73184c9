import { SectionBox } from '../../parts/section-box.tsx'
import { SectionHeader } from '../../parts/section-frame/section-header.tsx'
import type { SectionProps } from '../../kit/section-props.ts'
import type { testimonialsSchema } from './testimonials.schema.ts'
import { bounded, deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { cssSpacing } from '../../kit/values/spacing.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import styles from './testimonials.module.css'

type Props = SectionProps<typeof testimonialsSchema>['props']

const look = oneOf(['filled', 'outlined', 'plain'])

export function Testimonials({ id, props }: SectionProps<typeof testimonialsSchema>) {
  const card = look(props.cardStyle) ?? 'filled'
  return (
    <SectionBox id={id} box={props} vars={listVars(props)}>
      <div className={styles.inner}>
        <SectionHeader props={props} />
        <ul className={`${styles.list} ${styles[card]}`}>
          {props.entries.map((entry, index) => (
            <TestimonialCard
              key={entry.id || index}
              entry={entry}
              at={`entries.${index}`}
              showRating={props.showRating}
              showProfileImage={props.showProfileImage}
            />
          ))}
        </ul>
      </div>
    </SectionBox>
  )
}

const columns = bounded(1, 4)

function listVars(props: Props) {
  return {
    ...deviceVars('columns', props.columns, (value) => columns(value)?.toString()),
    ...deviceVars('cards-gap', props.gap, cssSize),
    ...deviceVars('card-pad', props.cardPadding, cssSpacing),
    ...vars({
      'list-width': cssSize(props.maxWidth),
      'card-color': cssColor(props.cardColor),
      'card-text': cssColor(props.cardTextColor),
      'card-radius': cssSize(props.cardRadius),
      'star-color': cssColor(props.starColor),
      'star-size': cssSize(props.starSize),
    }),
  }
}
