import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { BlockBox } from '../../parts/blocks/block-box.tsx'
import { textClass, textVars } from '../../parts/blocks/text-vars.ts'
import type { textSchema } from './text.schema.ts'

export function Text({ id, props }: SectionProps<typeof textSchema>) {
  const inline = useInline()
  return (
    <BlockBox
      id={id}
      tag="p"
      place={props}
      className={textClass(props)}
      style={textVars(props)}
      {...inline('text')}
    >
      {props.text}
    </BlockBox>
  )
}
