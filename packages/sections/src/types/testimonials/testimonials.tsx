import { SectionBox } from '../../parts/section-box.tsx'
import { useInline } from '../../kit/section-mode.ts'
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
        <Header props={props} />
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

function Header({ props }: { props: Props }) {
  const inline = useInline()
  const { headerTitle, headerDescription, titleSize } = props
  if (!headerTitle && !headerDescription) return null
  return (
    <div className={styles.header}>
      {headerTitle && (
        <h2
          className={styles.title}
          style={deviceVars('size', titleSize, cssSize)}
          {...inline('headerTitle')}
        >
          {headerTitle}
        </h2>
      )}
      {headerDescription && (
        <p className={styles.description} {...inline('headerDescription')}>
          {headerDescription}
        </p>
      )}
    </div>
  )
}

const align = oneOf(['left', 'center', 'right'])
const columns = bounded(1, 4)

function listVars(props: Props) {
  return {
    ...deviceVars('columns', props.columns, (value) => columns(value)?.toString()),
    ...deviceVars('cards-gap', props.gap, cssSize),
    ...deviceVars('card-pad', props.cardPadding, cssSpacing),
    ...vars({
      'list-width': cssSize(props.maxWidth),
      'header-align': align(props.headerAlign),
      'card-color': cssColor(props.cardColor),
      'card-text': cssColor(props.cardTextColor),
      'card-radius': cssSize(props.cardRadius),
      'star-color': cssColor(props.starColor),
      'star-size': cssSize(props.starSize),
    }),
  }
}
