import { SectionBox } from '../section-box.tsx'
import { useInline } from '../section-mode.ts'
import type { SectionProps } from '../section-props.ts'
import { bounded, deviceVars, oneOf, vars } from '../style-vars.ts'
import { cssSize } from '../values/css-size.ts'
import { RichText } from './rich-text.tsx'
import styles from './text-block.module.css'

const tags = { paragraph: 'p', heading1: 'h1', heading2: 'h2', heading3: 'h3' } as const
const align = oneOf(['left', 'center', 'right'])

export function TextBlock({ id, props }: SectionProps<'textBlock'>) {
  const style = textVars(props)
  return (
    <SectionBox id={id} box={props} className={styles.root}>
      {props.formatted ? (
        <RichText
          html={props.text}
          prop="text"
          className={`prose ${styles.text} ${styles.rich}`}
          style={style}
        />
      ) : (
        <Words {...props} style={style} />
      )}
    </SectionBox>
  )
}

type WordsProps = Pick<SectionProps<'textBlock'>['props'], 'text' | 'level'> & {
  style: ReturnType<typeof textVars>
}

function Words({ text, level, style }: WordsProps) {
  const inline = useInline()
  const Text = Object.hasOwn(tags, level) ? tags[level] : 'p'
  return (
    <Text className={styles.text} style={style} {...inline('text')}>
      {text}
    </Text>
  )
}

function textVars(props: SectionProps<'textBlock'>['props']) {
  return {
    ...deviceVars('size', props.fontSize, cssSize),
    ...deviceVars('align', props.textAlign, align),
    ...vars({ width: cssSize(props.maxWidth) }),
    fontWeight: bounded(100, 900)(Number(props.fontWeight)),
    lineHeight: bounded(0.5, 4)(props.lineHeight),
    letterSpacing: cssSize(props.letterSpacing),
  }
}
