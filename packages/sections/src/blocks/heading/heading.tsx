import { headingTags } from '../../kit/heading-settings.ts'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { BlockBox } from '../../parts/blocks/block-box.tsx'
import { textClass, textVars } from '../../parts/blocks/text-vars.ts'
import type { headingSchema } from './heading.schema.ts'

export function Heading({ id, props }: SectionProps<typeof headingSchema>) {
  const inline = useInline()
  return (
    <BlockBox
      id={id}
      tag={Object.hasOwn(headingTags, props.level) ? headingTags[props.level] : 'h2'}
      place={props}
      className={textClass(props)}
      style={textVars(props)}
      {...inline('text')}
    >
      {props.text}
    </BlockBox>
  )
}
