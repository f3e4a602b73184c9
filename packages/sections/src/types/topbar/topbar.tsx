import { useState } from 'react'
import { Icon, isIcon } from '../../parts/icon.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { bounded, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import type { TopbarMessage, topbarSchema } from './topbar.schema.ts'
import styles from './topbar.module.css'
import { useClosed } from '../../kit/use-closed.ts'

const weight = bounded(100, 900)
const seconds = bounded(2, 120)

export function Topbar({ id, props }: SectionProps<typeof topbarSchema>) {
  const [isClosed, close] = useClosed(id)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const messages = props.messages.filter((message) => !removed.includes(message.id))
  if (isClosed || messages.length === 0) return null
  const remove = props.showRemove
    ? (message: TopbarMessage) => setRemoved([...removed, message.id])
    : undefined
  return (
    <SectionBox
      id={id}
      tag="aside"
      box={props}
      aria-label="Announcements"
      className={styles.root}
      vars={barVars(props)}
    >
      {/* Hover and focus pause the messages. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.window} tabIndex={0}>
        <Round messages={messages} onRemove={remove} />
        <Round messages={messages} onRemove={remove} isCopy />
      </div>
      {props.showClose && (
        <button
          type="button"
          className={styles.close}
          aria-label="Close announcements"
          onClick={close}
        >
          <Icon name="close" />
        </button>
      )}
    </SectionBox>
  )
}

interface RoundProps {
  messages: readonly TopbarMessage[]
  onRemove: ((message: TopbarMessage) => void) | undefined
  /** A duplicate for a seamless loop; screen readers read only the first. */
  isCopy?: boolean
}

function Round({ messages, onRemove, isCopy = false }: RoundProps) {
  const inline = useInline()
  return (
    <ul className={styles.round} aria-hidden={isCopy}>
      {messages.map((message, index) => (
        <li key={message.id || index} className={styles.message}>
          <MessageIcon icon={message.icon} />
          <span {...inline(`messages.${index}.text`)}>{message.text}</span>
          {onRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove “${message.text}”`}
              tabIndex={isCopy ? -1 : 0}
              onClick={() => onRemove(message)}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function MessageIcon({ icon }: { icon: string | undefined }) {
  if (!icon) return null
  return isIcon(icon) ? <Icon name={icon} /> : <span aria-hidden="true">{icon}</span>
}

function barVars(props: SectionProps<typeof topbarSchema>['props']) {
  const duration = seconds(props.animationDuration)
  const background = cssColor(props.backgroundColor)
  return {
    ...vars({ round: duration && `${duration}s` }),
    color: cssColor(props.textColor) ?? (background && readableOn(background)),
    fontSize: cssSize(props.fontSize),
    fontWeight: weight(Number(props.fontWeight)),
  }
}
