import { SectionBox } from '../../parts/section-box.tsx'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { vars, type StyleVars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import styles from './contact-form.module.css'
import type { ContactFormProps, contactFormSchema } from './contact-form.schema.ts'
import { ContactInfo } from './contact-info.tsx'
import { MessageForm } from './message-form.tsx'

export function ContactForm({ id, props }: SectionProps<typeof contactFormSchema>) {
  const inline = useInline()
  return (
    <SectionBox id={id} box={props} className={styles.root} vars={colorVars(props)}>
      {props.header && (
        <h2 className={styles.header} {...inline('header')}>
          {props.header}
        </h2>
      )}
      <div className={styles.columns}>
        <MessageForm id={id} title={props.successTitle} body={props.successBody} />
        <ContactInfo props={props} />
      </div>
    </SectionBox>
  )
}

/** A background without a text colour gets one with enough contrast. */
function colorVars(props: ContactFormProps): StyleVars {
  const form = cssColor(props.formBackgroundColor)
  const info = cssColor(props.infoBackgroundColor)
  const button = cssColor(props.buttonColor)
  return vars({
    'form-bg': form,
    'form-text': cssColor(props.formTextColor) ?? (form && readableOn(form)),
    'info-bg': info,
    'info-text': cssColor(props.infoTextColor) ?? (info && readableOn(info)),
    accent: button,
    'on-accent': cssColor(props.buttonTextColor) ?? (button && readableOn(button)),
  })
}
