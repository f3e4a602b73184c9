import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { oneOf, vars } from '../../kit/style-vars.ts'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import type { Tab, tabsSchema } from './tabs.schema.ts'
import styles from './tabs.module.css'

const looks = oneOf(['line', 'pills', 'boxed'])
/** The tabs are where their title is; at the start without one of these. */
const places = oneOf(['center', 'right'])

/** Radio buttons choose the panel, so that tabs work without JavaScript, with arrow keys too. */
export function Tabs({ id, props }: SectionProps<typeof tabsSchema>) {
  const look = styles[looks(props.look) ?? 'line']
  return (
    <SectionFrame id={id} props={props}>
      <div
        className={`${styles.tabs} ${look} ${props.place === 'side' ? styles.side : ''}`}
        style={vars({ bar: places(props.headerAlign) && `safe ${props.headerAlign}` })}
      >
        <fieldset className={styles.bar}>
          <legend className="visually-hidden" dir="auto">
            {props.headerTitle || 'Choose what to read'}
          </legend>
          {props.items.map((item, index) => (
            <Choice key={item.id || index} item={item} index={index} name={`tabs-${id}`} />
          ))}
        </fieldset>
        <div className={styles.panels}>
          {props.items.map((item, index) => (
            <Panel key={item.id || index} item={item} at={`items.${index}`} />
          ))}
        </div>
      </div>
    </SectionFrame>
  )
}

function Choice({ item, index, name }: { item: Tab; index: number; name: string }) {
  const inline = useInline()
  return (
    <label className={styles.tab}>
      <input
        type="radio"
        name={name}
        value={index}
        defaultChecked={index === 0}
        className="visually-hidden"
      />
      <span {...inline(`items.${index}.title`)}>{item.title}</span>
    </label>
  )
}

function Panel({ item, at }: { item: Tab; at: string }) {
  return (
    <div className={styles.panel}>
      {item.image && (
        <div className={styles.image}>
          <SectionImage src={item.image} alt={item.alt} sizes="(max-width: 767px) 100vw, 50vw" />
        </div>
      )}
      <RichText
        html={item.text}
        prop={`${at}.text`}
        className={`prose ${styles.text}`}
        style={{}}
      />
    </div>
  )
}
