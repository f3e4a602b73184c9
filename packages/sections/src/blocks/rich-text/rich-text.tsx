import type { SectionProps } from '../../kit/section-props.ts'
import { BlockBox } from '../../parts/blocks/block-box.tsx'
import { textVars } from '../../parts/blocks/text-vars.ts'
import { RichText as Html } from '../../parts/rich-text/rich-text.tsx'
import styles from '../../parts/blocks/block-text.module.css'
import type { richTextSchema } from './rich-text.schema.ts'

export function RichText({ id, props }: SectionProps<typeof richTextSchema>) {
  return (
    <BlockBox id={id} place={props} className={styles.frame} style={textVars(props)}>
      <Html html={props.text} prop="text" className={`prose ${styles.rich}`} style={{}} />
    </BlockBox>
  )
}
