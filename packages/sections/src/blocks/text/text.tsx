import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { BlockBox } from '../../parts/blocks/block-box.tsx'
import { textVars } from '../../parts/blocks/text-vars.ts'
import styles from '../../parts/blocks/block-text.module.css'
import type { textSchema } from './text.schema.ts'

export function Text({ id, props }: SectionProps<typeof textSchema>) {
  const inline = useInline()
  return (
    <BlockBox
      id={id}
      tag="p"
      place={props}
      className={styles.text}
      style={textVars(props)}
      {...inline('text')}
    >
      {props.text}
    </BlockBox>
  )
}
